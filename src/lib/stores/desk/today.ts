import { createDeskQuery } from './asked.ts';
import { callDesk, type DeskAnswer } from './call-desk.ts';

export type Today = DeskAnswer<'readToday'>;
export type Figures = Today['today']['euros'];

/** Asked anew at a press alone: a page that asks by itself would keep a session alive that nobody sits at. */
export const $today = createDeskQuery(() => callDesk('readToday', {}));
