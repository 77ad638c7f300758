import { countsEveryDraw, returnsWhatWasComputed, sharesADeal } from './counts.ts';
import { drawsByTheSeedsAlone, paysByKind, readsSpotsAndActions } from './play.ts';
import type { VideoPokerCase } from './rounds.ts';

const facts = [
  countsEveryDraw,
  returnsWhatWasComputed,
  sharesADeal,
  readsSpotsAndActions,
  drawsByTheSeedsAlone,
  paysByKind,
];

/** The facts that every video poker game is held to. */
export const holdsFor = (its: VideoPokerCase): void => {
  for (const hold of facts) hold(its);
};
