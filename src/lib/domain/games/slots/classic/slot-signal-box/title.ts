import { paylinesOf } from '../../lines/paylines.ts';
import type { ClassicTitle } from '../title.ts';

/** 24 stops a reel, 13,824 spins. */
export const signalBox = {
  id: 'slot-signal-box',
  name: 'Signal Box',
  symbols: {
    L: 'lamp',
    7: 'seven',
    T: 'triple-bar',
    D: 'double-bar',
    S: 'single-bar',
    B: 'bell',
    '.': 'blank',
  } as const,
  strips: ['S.B.D.S.7.B.T.S.L.D.7.S.', '.S.D.B.S.T.7.S.D.L.S.7..', 'D.S.T.S.B.7.S.D.S.L.T.S.'],
  rows: 3,
  paylines: paylinesOf('111 000 222 012 210'),
  pays: {
    lamps: 400,
    sevens: 75,
    'triple-bars': 40,
    'double-bars': 20,
    'single-bars': 10,
    'mixed-bars': 5,
    'three-bells': 10,
    'two-bells': 3,
    'one-bell': 1,
  },
  unitsMax: { 1: 400, 5: 410 },
} satisfies ClassicTitle;
