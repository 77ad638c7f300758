import { drawItems } from '../../fairness/draw.ts';
import type { Stream } from '../../fairness/stream.ts';
import { compare, type Rational, zero } from '../../maths/rational.ts';
import { parseBetList } from '../kit/bets.ts';
import type { Bet, Decided, SingleStepGame } from '../kit/game.ts';
import { settledAt } from '../kit/settled.ts';
import { mostAt, nothing, shareAt } from '../kit/share.ts';
import { versionAfter } from '../kit/versions.ts';
import { mathsOf } from './maths.ts';
import { type KenoSheet, parseSpotOn } from './sheet.ts';

/** One draw, one ticket. */
const betCountMax = 1;

export type KenoRules = {
  /** The numbers of a round in the order in which they are drawn, none of them twice. */
  readonly draw: (stream: Stream) => number[];
  /** The round as it stands when these numbers are drawn: a pick that is among them is a hit. */
  readonly settle: (bets: readonly Bet[], drawn: readonly number[]) => Decided;
  /** `former`: the game with the prizes it had before. */
  readonly game: (id: string, name: string, former?: SingleStepGame) => SingleStepGame;
};

const mostOf = (multipliers: readonly Rational[]): Rational =>
  multipliers.reduce((most, multiplier) => (compare(multiplier, most) > 0 ? multiplier : most), zero);

/** The rules of a keno, the same on every sheet: only its data differ. */
export const rulesOf = (sheet: KenoSheet): KenoRules => {
  const numbers = Array.from({ length: sheet.numberCount }, (_, index) => index + 1);
  const draw: KenoRules['draw'] = (stream) => drawItems(numbers, sheet.drawnCount, stream);

  const settle: KenoRules['settle'] = (bets, drawn) => {
    const [bet] = bets;
    const spot = bet && parseSpotOn(sheet, bet.spot);
    if (!bet || !spot) return settledAt(bet, nothing, { drawn });
    const hits = spot.picks.filter((pick) => drawn.includes(pick)).length;
    const multiplier = sheet.multipliersOf(spot.table, spot.picks.length)[hits] ?? zero;
    return settledAt(bet, shareAt(bet.amountMinor, multiplier), { drawn });
  };

  const maxPayoutOf = (bets: readonly Bet[]): bigint =>
    bets.reduce((sum, { spot, amountMinor }) => {
      const parsed = parseSpotOn(sheet, spot);
      return parsed ? sum + mostAt(amountMinor, mostOf(sheet.multipliersOf(parsed.table, parsed.picks.length))) : sum;
    }, 0n);

  return {
    draw,
    settle,
    game: (id, name, former) => ({
      id,
      name,
      ...versionAfter(former),
      steps: 'one',
      parseBets: (input, currency) =>
        parseBetList(input, currency, betCountMax, ({ spot }) =>
          parseSpotOn(sheet, spot) ? undefined : 'spot_unknown',
        ),
      maxPayoutOf,
      returns: mathsOf(sheet).returnsByKind,
      play: (bets, stream) => settle(bets, draw(stream)),
    }),
  };
};
