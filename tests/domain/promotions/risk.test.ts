import { describe, expect, it } from 'vitest';
import { winnerCounts } from '#domain/games/baccarat/baccarat/maths.ts';
import { coupCases } from '#domain/games/baccarat/coups.ts';
import { gameIds } from '#domain/games/book/registry.ts';
import type { Bet } from '#domain/games/kit/game.ts';
import { rational, toDecimalString } from '#domain/maths/rational.ts';
import { hasToldRisk, riskOf } from '#domain/promotions/risk.ts';
import { rowsOf } from '#domain/returns/figure-rows.ts';

const bets = (...spots: readonly (readonly [spot: string, amountMinor: number])[]): Bet[] =>
  spots.map(([spot, amountMinor]) => ({ spot, amountMinor: BigInt(amountMinor) }));

describe('what bets leave at risk', () => {
  it.each([
    ['red alone', 'roulette-european', bets(['red', 100]), 9992],
    ['red and black', 'roulette-european', bets(['red', 100], ['black', 100]), 262],
    ['red and black, unevenly', 'roulette-european', bets(['red', 300], ['black', 100]), 2695],
    ['low and high where half is given back', 'roulette-french', bets(['low', 100], ['high', 100]), 65],
    ['odd and even with two zeros', 'roulette-american', bets(['odd', 50], ['even', 50]), 498],
    ['all dozens', 'roulette-european', bets(['dozen:1', 10], ['dozen:2', 10], ['dozen:3', 10]), 262],
    ['a dozen', 'roulette-european', bets(['dozen:1', 10]), 10_000],
    ['a call bet', 'roulette-european', bets(['voisins', 900]), 10_000],
    [
      'every number',
      'roulette-european',
      bets(...Array.from({ length: 37 }, (_, n) => [`straight:${n}`, 1] as const)),
      0,
    ],
    ['player alone', 'baccarat', bets(['player', 100]), 9046],
    ['player and banker', 'baccarat', bets(['player', 100], ['banker', 100]), 1],
    ['banker without commission', 'baccarat-no-commission', bets(['banker', 100], ['player', 100]), 31],
    ['dragon and tiger', 'dragon-tiger', bets(['dragon', 100], ['tiger', 100]), 172],
    ['red on eight wheels', 'roulette-multi', bets(['wheels:8:red', 800]), 1249],
    ['an ante of war, given up at a tie', 'war', bets(['ante', 100]), 9431],
    ['and one covered by the tie', 'war', bets(['ante', 100], ['tie', 10]), 7857],
    ['a hand of pai gow, by the house way', 'pai-gow-poker', bets(['hand', 100]), 5621],
    ['98% dice', 'dice', bets(['under:98.00', 100]), 200],
    ['even dice', 'dice', bets(['under:49.50', 100]), 9999],
    ['limbo at the lowest target', 'limbo', bets(['target:1.01', 100]), 198],
    ['a calm board', 'plinko', bets(['rows:8:low', 100]), 4498],
    ['a wild board', 'plinko', bets(['rows:16:high', 100]), 10_000],
    ['one pick at keno’s low table', 'keno-40-10', bets(['picks:low:7', 100]), 588],
    ['one pick of eighty', 'keno-80-20', bets(['picks:classic:7', 100]), 10_000],
    ['three picks at its classic one', 'keno-40-10', bets(['picks:classic:7-8-9', 100]), 10_000],
    ['one mine', 'mines', bets(['mines:1', 100]), 408],
    ['a spin', 'slot-tidepool', bets(['spin', 100]), 10_000],
    ['craps, whose bets cover each other over many rolls', 'craps', bets(['pass', 100]), 0],
    ['a flight that may be left at once', 'crash', bets(['auto:50.00', 100]), 0],
    ['a game of another studio', 'another', bets(['red', 100]), 0],
    ['nothing', 'roulette-european', [], 0],
  ])('%s', (_, game, placed, risk) => {
    expect(riskOf(game, placed)).toBe(risk);
  });

  it('is the same for any stake in the same proportions', () => {
    for (const factor of [1, 7, 1_000_003])
      expect(riskOf('roulette-european', bets(['red', 3 * factor], ['straight:5', factor]))).toBe(
        riskOf('roulette-european', bets(['red', 3], ['straight:5', 1])),
      );
  });

  it('is whole only where a bet swings by as much as its stake, whatever is bet', () => {
    const families = /^(slot|scratch|blackjack|casino-holdem|caribbean|three-card|ultimate|jacks|deuces|fishing)/;
    const wholes = gameIds.filter((id) => families.test(id));
    expect(wholes.length).toBeGreaterThanOrEqual(12);
    expect(wholes.filter((id) => riskOf(id, bets(['any', 100])) !== 10_000)).toEqual([]);
    for (const { game, figures } of wholes.flatMap((id) => rowsOf(id)))
      expect(Number(toDecimalString(figures.variance, 6)), `${game} ${figures.kind}`).toBeGreaterThan(0.99);
  });
});

it('is not told of games whose bets may be covered or taken back later', () => {
  expect(gameIds.filter((id) => !hasToldRisk(id))).toEqual(['craps', 'craps-pocket', 'crash', 'horses']);
  expect(hasToldRisk('another')).toBe(false);
});

describe('the sixteen ends of a coup', () => {
  it('are those of the winners counted by value, and of the pairs', () => {
    const sum = (wanted: (one: ReturnType<typeof coupCases>[number]) => boolean): bigint =>
      coupCases()
        .filter(wanted)
        .reduce((total, { cases }) => total + cases, 0n);
    const winners = winnerCounts();
    for (const winner of ['player', 'banker', 'tie'] as const)
      expect(sum((one) => one.winner === winner)).toBe(winners[winner]);
    const all = winners.player + winners.banker + winners.tie;
    expect(
      rational(
        sum(({ playerPair }) => playerPair),
        all,
      ),
    ).toEqual(rational(31n, 415n));
    expect(
      rational(
        sum(({ bankerPair }) => bankerPair),
        all,
      ),
    ).toEqual(rational(31n, 415n));
    expect(coupCases()).toHaveLength(16);
  });
});
