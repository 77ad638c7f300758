import { isWorthRaising, raiseName, raises, type Worth } from '#domain/games/poker/ultimate-texas-holdem/play.ts';

export type Share = { readonly num: number; readonly den: number };

/** What best play does now, by the name of its choice, and what the largest raise and holding back earn on average, in antes. */
export type RaiseAdvice = {
  readonly best: string;
  readonly raised: Share;
  readonly otherwise: Share;
  /** Holding back is to fold: the river is out. */
  readonly folds: boolean;
};

/** From what either earns over all deals that can follow, in halves of an ante, with so many cards of the board open. */
export const raiseAdvice = (worth: Worth, open: number): RaiseAdvice => {
  const [largest] = raises[open === 0 ? 0 : open === 3 ? 1 : 2];
  const folds = open === 5;
  const den = 2 * worth.deals;
  return {
    best: isWorthRaising(worth) ? raiseName(largest) : folds ? 'fold' : 'check',
    raised: { num: worth.raised, den },
    otherwise: { num: worth.otherwise, den },
    folds,
  };
};
