import type { StatefulGame } from '../../kit/game.ts';
import { type VideoPokerRules, videoPoker } from '../engine.ts';
import { returnsByPlay } from './maths.ts';
import { paysAtFive, paysBelowFive, ranking } from './paytable.ts';

export const rules: VideoPokerRules = {
  id: 'joker-poker',
  name: 'Joker Poker',
  rulesVersion: 1,
  ranking,
  paysOf: (coins) => (coins === 5 ? paysAtFive : paysBelowFive),
  returns: returnsByPlay,
};

export const game: StatefulGame = videoPoker(rules);
