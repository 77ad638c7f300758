import type { StatefulGame } from '../../kit/game.ts';
import { type VideoPokerRules, videoPoker } from '../engine.ts';
import { returnsByPlay } from './maths.ts';
import { pays, ranking } from './paytable.ts';

export const rules: VideoPokerRules = {
  id: 'deuces-not-so-ugly',
  name: 'Not So Ugly Deuces',
  rulesVersion: 1,
  ranking,
  paysOf: () => pays,
  returns: returnsByPlay,
};

export const game: StatefulGame = videoPoker(rules);
