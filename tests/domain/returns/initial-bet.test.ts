import { describe, expect, it } from 'vitest';
import { createStream } from '#domain/fairness/stream.ts';
import { cards } from '#domain/games/book/cards.ts';
import { elementsOfRisk } from '#domain/games/book/elements-of-risk.ts';
import { findGame, type GameId, gameIds } from '#domain/games/book/registry.ts';
import type { GameCard } from '#domain/games/kit/card.ts';
import { perInitialBet } from '#domain/games/kit/initial-bet.ts';
import { rational } from '#domain/maths/rational.ts';
import { returnOfAllStaked } from '#domain/returns/all-staked.ts';
import { rowJson, rowsOf } from '#domain/returns/figure-rows.ts';
import { linesOf, returnSpan } from '#domain/returns/figure-summary.ts';

const cardOf = (id: GameId): GameCard => cards[id];

/** Shackleford, wizardofodds.com: the house edge of the initial bet, and the element of risk beside it. */
const literature = [
  ['let-it-ride', 'three', '3.51%', '2.86%'],
  // 2.185% there, which is 2.18498% here.
  ['ultimate-texas-holdem', 'ante-blind', '2.18%', '0.53%'],
  ['casino-holdem', 'ante', '2.16%', '0.82%'],
  ['caribbean-stud', 'ante', '5.22%', '2.56%'],
  ['three-card-poker', 'ante', '3.37%', '2.01%'],
  // Six decks without a bonus for a second tie pay 2.88%; here a second tie pays three antes, which is 2.33%.
  ['war', 'ante', '2.33%', '2.17%'],
] as const;

describe('the figures of an initial bet', () => {
  it.each(literature)('of %s are those of the literature', (id, bet, edge, element) => {
    const row = rowsOf(id).find(({ figures }) => figures.kind === bet);
    const json = row && rowJson(row);
    const percent = (text: string | undefined) => `${(100 * Number(text)).toFixed(2)}%`;
    expect(percent(json?.houseEdge.decimal)).toBe(edge);
    expect(percent(json?.elementOfRisk?.decimal)).toBe(element);
  });

  it('take what lies beside the bet off as its own stake', () => {
    const staked = {
      kind: 'three',
      returnToPlayer: rational(97n, 100n),
      variance: rational(2n),
      hitFrequency: rational(1n, 2n),
      maxWin: rational(11n),
      initialBets: 3n,
    };
    // One bet of three loses the nine hundredths that all lose, and wins the thirty that all win.
    expect(perInitialBet(staked)).toEqual({
      kind: 'three',
      returnToPlayer: rational(91n, 100n),
      variance: rational(18n),
      hitFrequency: rational(1n, 2n),
      maxWin: rational(31n),
    });
  });

  it('of Let It Ride are exact: 3.51% of a bet, of which three make a stake', () => {
    const [row] = rowsOf('let-it-ride').map(rowJson);
    expect(row).toMatchObject({
      initialBets: 3,
      houseEdge: { fraction: '37963/1082900' },
      returnOfStake: { fraction: '3210737/3248700' },
    });
    expect(returnSpan(rowsOf('let-it-ride'))).toBe('96.49%');
    expect(linesOf(rowsOf('let-it-ride'))[0]).toMatchObject({ houseEdge: '3.5057%', elementOfRisk: '2.8648%' });
  });

  it('stay as they are where one bet is the stake', () => {
    const [row] = rowsOf('roulette-european').map(rowJson);
    expect(row).toMatchObject({ initialBets: 1, elementOfRisk: null });
    expect(row?.returnOfStake).toEqual(row?.returnToPlayer);
  });
});

describe('the element of risk', () => {
  /** Whether any round that the card's bets open offers to add to the stake, or to take of it back. */
  const changesStake = (id: GameId): boolean => {
    const game = findGame(id);
    if (game?.steps !== 'many') return false;
    const { bet, sample } = cardOf(id);
    const bets = game.parseBets(sample.bets, 'EUR');
    if (!bets.ok) throw new Error(`the sample of ${id} on ${bet} is refused`);
    return Array.from({ length: 40 }, (_, nonce) =>
      game.start(bets.value, createStream({ serverSeed: 'ab'.repeat(32), clientSeed: 'client', nonce })),
    ).some(
      (step) =>
        step.status === 'open' && step.choices.some(({ name, addsMinor }) => addsMinor !== 0n || name === 'take-back'),
    );
  };

  it('is told of every game whose play adds to the stake or takes of it back', () => {
    const told = gameIds.filter((id) => cardOf(id).elementOfRisk === 'counted');
    expect(gameIds.filter(changesStake).toSorted()).toEqual(told.toSorted());
  });

  it('is the same in the row of the card’s bet and in the book', () => {
    for (const id of gameIds) {
      const row = rowsOf(id).find(({ figures }) => figures.kind === cardOf(id).bet);
      expect(row?.figures.elementOfRisk).toEqual(elementsOfRisk[id]?.());
    }
  });

  it.each([
    ['let-it-ride', '97.14%'],
    ['ultimate-texas-holdem', '99.47%'],
    ['dice', undefined],
    ['sandbox:dice', undefined],
  ] as const)('of %s is told beside the return on the shelf', (id, text) => {
    expect(returnOfAllStaked(id)).toBe(text);
  });
});
