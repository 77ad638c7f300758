import { type Edge, edgesByKind, returnsByKind } from '#domain/games/craps/maths.ts';
import type { Point } from '#domain/games/craps/spots.ts';
import type { SpotReturn } from '#domain/games/kit/game.ts';
import { type Rational, rational, subtract, toDecimalString, toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import { figuresKind } from './picture/craps.ts';

type Figures = { readonly edge: Rational; readonly rolls: Rational; readonly best: Rational };

type Solved = {
  readonly edgesByKind: () => ReadonlyMap<string, Edge>;
  readonly returnsByKind: () => readonly SpotReturn[];
};

/** The figures of a table's kinds of bets, solved when they are first asked for and kept: a render asks some twenty times. */
export const solvedOnce = ({ edgesByKind, returnsByKind }: Solved): ((kind: string) => Figures) => {
  let known: ReadonlyMap<string, Figures> | undefined;
  const solve = (): ReadonlyMap<string, Figures> => {
    const best = new Map(returnsByKind().map(({ kind, maxWin }) => [kind, maxWin]));
    return new Map(
      [...edgesByKind()].map(([kind, { edge, rolls }]) => [
        kind,
        { edge, rolls, best: best.get(kind) ?? rational(1n) },
      ]),
    );
  };
  return (kind) => {
    known ??= solve();
    return known.get(kind) ?? { edge: rational(0n), rolls: rational(1n), best: rational(1n) };
  };
};

const figuresOfKind = solvedOnce({ edgesByKind, returnsByKind });

const figuresOf = (spot: string, point: Point | null): Figures => figuresOfKind(figuresKind(spot, point));

/** The house edge with two digits: "1.41%". */
export const edgeText = (spot: string, point: Point | null = null): string =>
  toPercentString(figuresOf(spot, point).edge, 2);

/** Edge as a fraction beside its percentage, and how many rolls the bet takes on average: exact, from the engine. */
export const edgeWords = (spot: string, point: Point | null): string => {
  const { edge, rolls } = figuresOf(spot, point);
  const percent = toPercentString(edge, 2);
  if (edge.num === 0n) return t('craps.edge_none');
  const fraction = `${edge.num}/${edge.den}`;
  const oneRoll = rolls.num === rolls.den;
  return oneRoll
    ? t('craps.edge_one_roll', { percent, fraction })
    : t('craps.edge', { percent, fraction, rolls: toDecimalString(rolls, 2) });
};

/** What is printed of it on the cloth: "7 to 6"; nothing where the cloth says it in other words. */
export const printedPays = (spot: string, point: Point | null = null): string => {
  if (spot === 'field') return '';
  const isOpen = point === null && (spot === 'odds:pass' || spot === 'odds:dont-pass');
  return isOpen ? t('craps.print.true_odds') : paysWords(spot, point);
};

/** What a winning unit earns beside itself: "7 to 6"; "up to 3 to 1" where it depends on the roll. */
export const paysWords = (spot: string, point: Point | null): string => {
  if (spot === 'odds:pass' && point === null) return t('craps.pays_true');
  if (spot === 'odds:dont-pass' && point === null) return t('craps.pays_true');
  const { num, den } = subtract(figuresOf(spot, point).best, rational(1n));
  const odds = t('craps.to', { num: String(num), den: String(den) });
  return spot === 'field' || spot === 'horn' ? t('craps.pays_up_to', { odds }) : odds;
};
