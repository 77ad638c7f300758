import { edgesByKind, returnsByKind } from '#domain/games/craps/craps-pocket/maths.ts';
import { type Point, type Total, totals } from '#domain/games/craps/spots.ts';
import { type Rational, rational, subtract, toDecimalString, toPercentString } from '#domain/maths/rational.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { solvedOnce } from '../figures.ts';
import { figuresKind } from '../picture/craps.ts';
import { nextOf, sideOf, waysOf } from '../picture/craps-pocket.ts';
import type { TableState } from '../use-table.ts';
import { spotName } from '../words.ts';
import type { Card } from './cards.ts';

const figuresOf = solvedOnce({ edgesByKind, returnsByKind });

export const edgeText = (spot: string, point: Point | null): string => {
  const { edge } = figuresOf(figuresKind(spot, point));
  return edge.num === 0n ? t('pocketcraps.no_edge') : t('pocketcraps.edge', { percent: toPercentString(edge, 2) });
};

/** The stake's own gain: "6 to 5" as the field writes odds, "1.3 to 1" where the pay is a decimal. */
const oddsText = ({ num, den }: Rational): string =>
  den > 9n || (den > 1n && 100n % den === 0n && den !== 2n && den !== 5n)
    ? t('craps.to', { num: toDecimalString(rational(num, den), 2).replace(/0+$/, ''), den: '1' })
    : t('craps.to', { num: String(num), den: String(den) });

/** What a win earns beside the stake. */
export const paysText = (card: Card, spot: string, point: Point | null): string => {
  if (card === 'odds' && point === null) return t('pocketcraps.pays_true');
  if (card === 'field') return t('pocketcraps.pays_field');
  return oddsText(subtract(figuresOf(figuresKind(spot, point)).best, rational(1n)));
};

/** The three narrow cards. */
export const isTotal = (card: Card): card is Total => totals.some((one) => one === card);

/** What a line bet waits for once there is a point. */
const withPoint = {
  pass: 'pocketcraps.means.pass_point',
  'dont-pass': 'pocketcraps.means.dont-pass_point',
} as const;

/** What a card's bet waits for, in about six words; on narrow cards in three. */
export const meansText = (card: Card, { hand, placed, round }: TableState, brief = false): string => {
  const { point } = hand;
  const side = sideOf(hand, placed);
  if (card === 'pass' || card === 'dont-pass')
    return point === null ? t(`pocketcraps.means.${card}`) : t(withPoint[card], { point });
  if (isTotal(card)) return t(brief ? `pocketcraps.short.${card}` : `pocketcraps.means.${card}`);
  if (card === 'field') return t('pocketcraps.means.field');
  if (point === null || side === undefined) return t('pocketcraps.means.odds');
  const room = hand.oddsRoom.get(`odds:${side}`) ?? 0n;
  return room > 0n
    ? t('pocketcraps.means.odds_room', { amount: displayAmount(room, round.currency) })
    : t('pocketcraps.means.odds_full');
};

/** The totals with which the next roll wins a card's bet. */
export const winners = (spot: string, point: Point | null): readonly number[] =>
  waysOf(spot, point)
    .filter(({ effect }) => effect === 'wins')
    .map(({ total }) => total);

/** The line that says what comes next. */
export const nextText = ({ hand, placed }: TableState): string => {
  const next = nextOf(hand, placed);
  return t(`pocketcraps.next.${next}`, { point: String(hand.point ?? '') });
};

/** What the last roll did, bet by bet. */
export const rolledText = ({ hand, round }: TableState): string => {
  const roll = hand.rolls.at(-1);
  if (!roll) return '';
  const [first, second] = roll.dice;
  const words = hand.last
    .filter(({ taken }) => !taken)
    .map(({ spot, payoutMinor }) =>
      payoutMinor === 0n
        ? t('craps.did_lose', { spot: spotName(spot) })
        : t('craps.did_return', { spot: spotName(spot), amount: displayAmount(payoutMinor, round.currency) }),
    );
  return [t('craps.rolled', { first, second, total: first + second }), ...words].join(' · ');
};
