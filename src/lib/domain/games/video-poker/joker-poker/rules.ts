import { type VideoPokerRules, videoPoker } from '../../kit/cards/video-poker.ts';
import type { StatefulGame } from '../../kit/game.ts';
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
