import type { AppWords } from '../en';

const install: AppWords['install'] = {
	hint: 'Установите Umbra: она будет запускаться как обычное приложение, даже без интернета.',
	now: 'Установить',
	steps: 'Как установить на это устройство:',
	share: 'Нажмите «Поделиться» на панели Safari.',
	add: 'Прокрутите до пункта «На экран „Домой“».',
	confirm: 'Нажмите «Добавить». Umbra появится среди приложений.'
};

export default install;
