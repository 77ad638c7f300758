import type { GameCategory } from '#domain/catalogue/game.ts';

/** A category's motif in 48 units: what is filled softly, what is drawn, and in whose ink. */
export type Motif = { readonly ink: string; readonly shade: string; readonly lines: string };

export const motifs: Readonly<Record<GameCategory, Motif>> = {
  card: {
    ink: 'text-halden-light',
    shade: 'M19 8h17a3 3 0 0 1 3 3v26a3 3 0 0 1-3 3H19a3 3 0 0 1-3-3V11a3 3 0 0 1 3-3Z',
    lines:
      'M19 8h17a3 3 0 0 1 3 3v26a3 3 0 0 1-3 3H19a3 3 0 0 1-3-3V11a3 3 0 0 1 3-3ZM11 12v25M27.5 16c-4 4.5-6.5 6.3-6.5 9.300a3.4 3.4 0 0 0 5.7 2.400L25.5 32h4l-1.2-4.300a3.4 3.4 0 0 0 5.7-2.400c0-3-2.5-4.8-6.5-9.300Z',
  },
  slots: {
    ink: 'text-lantern-light',
    shade: 'M19 12h10v24H19Z',
    lines:
      'M8 12h28a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V14a2 2 0 0 1 2-2ZM17 12v24m10-24v24M20 20h5l-3 9M11.5 21.500a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM32.5 21l2.5 3-2.5 3-2.5-3ZM38 24h2.500V15m0-4.500a2.25 2.25 0 1 1 0 4.5 2.25 2.25 0 0 1 0-4.500Z',
  },
  video_poker: {
    ink: 'text-fifth-light',
    shade: 'M8 9h32v22H8Z',
    lines:
      'M10 9h28a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V11a2 2 0 0 1 2-2ZM12.5 15h5v10h-5Zm9 0h5v10h-5Zm9 0h5v10h-5ZM13 37h4m5 0h4m5 0h4',
  },
  poker: {
    ink: 'text-halden-light',
    shade: 'M17 11h14v22H17Z',
    lines:
      'M18.5 10h11a2 2 0 0 1 2 2v19a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2V12a2 2 0 0 1 2-2ZM16.5 13.500l-6.8 2.700a2 2 0 0 0-1.1 2.600l6 15.200M31.5 13.500l6.8 2.700a2 2 0 0 1 1.1 2.600l-6 15.200M24 17l3.2 4.500L24 26l-3.2-4.500ZM14 38h20',
  },
  casual: {
    ink: 'text-oddlot-light',
    shade: 'M24 7a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Z',
    lines:
      'M24 7a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM19 20v.1m10-.1v.1M14 27v.1m10-.1v.1m10-.1v.1M9 40v-6m10 6v-6m10 6v-6m10 6v-6M9 40h30',
  },
  craps: {
    ink: 'text-hardway-light',
    shade: 'M22 20h16a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H25a3 3 0 0 1-3-3Z',
    lines:
      'M25 20h13a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H25a3 3 0 0 1-3-3V23a3 3 0 0 1 3-3ZM27 25.500v.1m9-.1v.1M31.5 30v.1M27 34.500v.1m9-.1v.1M17.5 27.500l-2.7.9a3 3 0 0 1-3.8-1.900L7.2 14.800a3 3 0 0 1 1.9-3.800L20.8 7.200a3 3 0 0 1 3.8 1.900l1.9 5.900M13 15.500v.1m6 3.400v.1',
  },
  roulette: {
    ink: 'text-common-haze',
    shade: 'M24 15a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z',
    lines:
      'M24 7a17 17 0 1 1 0 34 17 17 0 0 1 0-34Zm0 5.500a11.5 11.5 0 1 1 0 23 11.5 11.5 0 0 1 0-23ZM24 20a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM24 7v5.500m0 23V41M7 24h5.500m23 0H41M12 12l3.9 3.900m16.2 16.200L36 36M12 36l3.9-3.900m16.2-16.200L36 12',
  },
  crash: {
    ink: 'text-common-light',
    shade: 'M7 40c14-1 23-9 27-25v25Z',
    lines: 'M7 40h34M7 40c14-1 23-9 27-25M41 8l-15 5 6 3 3 6 6-14Z',
  },
  lottery: {
    ink: 'text-paper-light',
    shade: 'M16 8a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z',
    lines:
      'M16 8a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM33.5 15a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM21.5 29a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM14 14.500l2.5-1.500v8M31.5 19.500h4l-2.5 5.5',
  },
  fishing: {
    ink: 'text-paper-mint',
    shade: 'M8 30c5-7 15-8 22-1l7-5c-1.5 4-1.5 8 0 12l-7-5c-7 7-17 6-22-1Z',
    lines:
      'M8 30c5-7 15-8 22-1l7-5c-1.5 4-1.5 8 0 12l-7-5c-7 7-17 6-22-1ZM15 28.500v.1M20 25c1.8 3 1.8 6 0 9M40 6v9a4.5 4.5 0 0 1-9 0l2.5 1.5',
  },
  virtual_sports: {
    ink: 'text-common-peach',
    shade: 'M12 40V25a12 12 0 0 1 24 0v15h-6V25a6 6 0 0 0-12 0v15Z',
    lines:
      'M12 40c-3-6-5-11-5-17a17 17 0 0 1 34 0c0 6-2 11-5 17h-6c2.5-6 4-11 4-16.500a10 10 0 0 0-20 0C14 29 15.5 34 18 40ZM10.7 24v.1m2.3-7v.1m4.5-5v.1M24 10v.1m6.5 2v.1m4.5 5v.1m2.3 7v.1',
  },
  scratch: {
    ink: 'text-paper-light',
    shade: 'M12 20h17v11H12Z',
    lines:
      'M9 11h30a2 2 0 0 1 2 2v6a4 4 0 0 0 0 8v8a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2v-8a4 4 0 0 0 0-8v-6a2 2 0 0 1 2-2ZM14 29l4-9m2 10 4-10m2 9 4-9M14 16h9',
  },
};
