import type { GameCategory } from '#domain/catalogue/game.ts';

/** A sign for each category, drawn in lines of 1.75 in a box of 24 by 24 units. */
export const kindMarks: Readonly<Record<GameCategory, string>> = {
  card: 'M8 4h9a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Zm4.5 4.5c1.6 2.2 3 3 3 4.7a1.7 1.7 0 0 1-3 1.1 1.7 1.7 0 0 1-3-1.1c0-1.7 1.4-2.5 3-4.7Zm0 5v3',
  slots: 'M4 5.5h16v13H4Zm5.3 0v13m5.4-13v13M2.5 12H4m16 0h1.5',
  video_poker: 'M4 4.5h16v12H4Zm5 15h6m-3-3v3M9.5 8h5v5.5h-5Z',
  poker:
    'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Zm0 4a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Zm0-4v4m0 9v4M3.5 12h4m9 0h4',
  casual: 'M4.5 4.5H11V11H4.5Zm8.5 0h6.5V11H13ZM4.5 13H11v6.5H4.5Zm11.8-.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Z',
  craps:
    'M4 9.5 11.5 6l7 3.5-7.5 3.5Zm0 0V17l7 3.5V13m7.5-3.5V17L11 20.5M8 10h.1m6.4-.4h.1M7.5 15.5h.1m6.9-.5h.1m1.4 1h.1',
  roulette:
    'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Zm0 5.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6Zm0-5.5V9m0 6v5.5M3.5 12H9m6 0h5.5M6 6l3.9 3.9m4.2 4.2L18 18M18 6l-3.9 3.9M9.9 14.1 6 18',
  crash: 'M3.5 20.5h17M4 17.5c7 0 12-4 14-12m-4 2 4-2 1.5 4.2',
  lottery: 'M9.5 3.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12Zm6.7 6.7a5.2 5.2 0 1 1-5.9 7.3M8 7.5l2-1v6',
  fishing:
    'M3 12c3-4 6-5.5 9.5-5.5S18 8.5 19 11l2.5-2.5v7L19 13c-1 2.5-3 4.5-6.5 4.5S6 16 3 12Zm5-1.5v.1M12 10c1 1.3 1 2.7 0 4',
  virtual_sports: 'M5.5 20.5v-16c3-2 5.5-1 7 0s4 1.8 6.5.5v9c-2.5 1.3-5 .5-6.5-.5s-4-2-7 0',
  scratch: 'M4 6.5h16v3a2.5 2.5 0 0 0 0 5v3H4v-3a2.5 2.5 0 0 0 0-5Zm5.5 7.5 3-4m0 4.5 3-4',
};
