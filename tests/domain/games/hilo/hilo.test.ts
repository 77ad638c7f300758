import { describe, expect, it } from 'vitest';
import { createStream } from '#domain/fairness/stream.ts';
import { returnsByKind } from '#domain/games/hilo/maths.ts';
import { factorOf, guesses, heightOf, isRight, multiplierOf, ranksFor } from '#domain/games/hilo/paytable.ts';
import { drawCards, type Move, movesFrom, standingOf } from '#domain/games/hilo/round.ts';
import { game as hilo } from '#domain/games/hilo/rules.ts';
import { cardText, parseCard } from '#domain/games/kit/cards/card.ts';
import type { Bet, Json, Step } from '#domain/games/kit/game.ts';
import { add, multiply, type Rational, rational, zero } from '#domain/maths/rational.ts';
import { recomputing } from '#tests/support/recomputed.ts';

const verifyRound = recomputing(hilo);

const serverSeed = '0123456789abcdef'.repeat(4);
const seedsAt = (nonce: number) => ({ serverSeed, clientSeed: 'player-7', nonce });
const streamAt = (nonce: number) => createStream(seedsAt(nonce));
const bet = (spot = 'hilo', amountMinor = 100n): Bet => ({ spot, amountMinor });
const card = (text: string): number => parseCard(text) ?? -1;

/** Makes these moves as far as they lead. */
const playOn = (placed: Bet, nonce: number, moves: readonly (Move | 'cash-out')[]): Step => {
  let step: Step = hilo.start([placed], streamAt(nonce));
  for (const name of moves) {
    if (step.status === 'settled') break;
    const acted = hilo.act([placed], step.state, { name }, streamAt(nonce));
    if (!acted.ok) throw new RangeError(JSON.stringify(acted));
    step = acted.value.step;
  }
  return step;
};

/** What a player who knew the cards would guess, over the first so many. */
const foresight = (nonce: number, count: number): Move[] => {
  const cards = drawCards(streamAt(nonce));
  return Array.from({ length: count }, (_, at) => {
    const [from = 0, to = 0] = [cards[at], cards[at + 1]];
    return guesses.find((guess) => isRight(guess, from, to)) ?? 'same';
  });
};

const stateOf = (step: Step): Json => {
  if (step.status !== 'open') throw new RangeError('the round is over');
  return step.state;
};

describe('a guess', () => {
  it('takes the ace for the lowest card and the king for the highest, and suits for nothing', () => {
    expect(['As', '2c', 'Th', 'Kd'].map((text) => heightOf(card(text)))).toEqual([0, 1, 9, 12]);
    expect([isRight('higher', card('As'), card('2s')), isRight('lower', card('2s'), card('As'))]).toEqual([true, true]);
    expect([isRight('same', card('9h'), card('9c')), isRight('higher', card('9h'), card('9c'))]).toEqual([true, false]);
  });

  it('is true for the ranks that are counted for it, on each of the 52 cards', () => {
    for (let from = 0; from < 52; from += 1)
      for (const guess of guesses) {
        const right = Array.from({ length: 52 }, (_, to) => to).filter((to) => isRight(guess, from, to)).length;
        expect(right).toBe(4 * ranksFor(guess, heightOf(from)));
      }
    expect([factorOf('higher', 12), factorOf('lower', 0)]).toEqual([undefined, undefined]);
  });

  it.each(returnsByKind().map((row) => [row.kind, row] as const))('%s returns exactly 99%', (_, row) => {
    expect(row.returnToPlayer).toEqual(rational(99n, 100n));
  });

  it('twice in a row returns 99% too, whatever is guessed on whichever card: all 13 · 13 · 13 ranks, each weighed', () => {
    const play = (first: number, pick: (height: number, at: number) => (typeof guesses)[number]): Rational => {
      let mean = zero;
      for (let second = 0; second < 13; second += 1) {
        const one = pick(first, 0);
        const factor = factorOf(one, first);
        const held = one === 'same' ? second === first : one === 'higher' ? second > first : second < first;
        if (!factor || !held) continue;
        const two = pick(second, 1);
        const next = factorOf(two, second);
        const ranks = BigInt(ranksFor(two, second));
        if (next) mean = add(mean, multiply(multiplierOf([factor, next]), rational(ranks, 169n)));
      }
      return mean;
    };
    for (let first = 0; first < 13; first += 1) {
      expect(play(first, (height) => (height < 6 ? 'higher' : 'lower'))).toEqual(rational(99n, 100n));
      expect(play(first, (height, at) => (at === 0 ? 'same' : height === 0 ? 'higher' : 'lower'))).toEqual(
        rational(99n, 100n),
      );
    }
  });
});

describe('a round', () => {
  it('deals cards that its seeds fixed, whatever is done, and shows none that is not turned', () => {
    const cards = drawCards(streamAt(3));
    const opened = hilo.start([bet()], streamAt(3));
    expect(opened).toMatchObject({ view: { cards: [expect.any(String)], multiplier: null, moves: [] } });
    const skipped = playOn(bet(), 3, ['skip', 'skip']);
    expect(skipped).toMatchObject({ status: 'open', view: { moves: ['skip', 'skip'] } });
    expect(standingOf(cards, ['skip', 'skip']).card).toBe(cards[2]);
    expect(stateOf(skipped)).toEqual({ moves: ['skip', 'skip'] });
    expect(skipped).toMatchObject({ view: { cards: cards.slice(0, 3).map(cardText) } });
  });

  it('multiplies right guesses and takes the edge once', () => {
    const moves = foresight(3, 3);
    const cards = drawCards(streamAt(3));
    const factors = moves.map((move, at) => factorOf(move as 'same', heightOf(cards[at] ?? 0)) ?? zero);
    const product = factors.reduce(multiply, rational(99n, 100n));
    const due = (100_000n * product.num) / product.den;
    expect(playOn(bet('hilo', 100_000n), 3, [...moves, 'cash-out'])).toMatchObject({
      status: 'settled',
      payoutMinor: due,
      outcome: { wrong: false, moves },
    });
    const open = playOn(bet('hilo', 100_000n), 3, moves);
    expect(hilo.finish([bet('hilo', 100_000n)], stateOf(open), streamAt(3)).payoutMinor).toBe(due);
  });

  it('is lost by a wrong guess, with the card that made it wrong', () => {
    const cards = drawCards(streamAt(3));
    const wrong = guesses.find(
      (guess) =>
        factorOf(guess, heightOf(cards[0] ?? 0)) !== undefined && !isRight(guess, cards[0] ?? 0, cards[1] ?? 0),
    );
    const step = playOn(bet(), 3, [wrong ?? 'same']);
    expect(step).toMatchObject({ status: 'settled', payoutMinor: 0n, wins: [], outcome: { wrong: true } });
  });

  it('gives the stake back when only skips were made', () => {
    const placed = bet('hilo', 321n);
    expect(hilo.finish([placed], stateOf(playOn(placed, 8, ['skip'])), streamAt(8)).payoutMinor).toBe(321n);
  });

  it('never offers what passes its top, and is paid once nothing fits below it', () => {
    const top = 20;
    for (let nonce = 0; nonce < 30; nonce += 1) {
      const placed = bet(`hilo:${top}`);
      let step: Step = hilo.start([placed], streamAt(nonce));
      const moves: Move[] = [];
      for (const move of foresight(nonce, 40)) {
        if (step.status === 'settled') break;
        const offered = movesFrom(standingOf(drawCards(streamAt(nonce)), moves), top);
        const next = offered.includes(move) ? move : 'skip';
        moves.push(next);
        const acted = hilo.act([placed], step.state, { name: next }, streamAt(nonce));
        if (!acted.ok) throw new RangeError(acted.code);
        step = acted.value.step;
      }
      if (step.status !== 'settled') throw new RangeError('a round of forty right cards ends at its top');
      expect(step.payoutMinor <= hilo.maxPayoutOf([placed])).toBe(true);
      expect(step.payoutMinor).toBeGreaterThan(1_846n);
    }
    expect(hilo.maxPayoutOf([bet('hilo:20')])).toBe(2_000n);
  });

  it('comes out the same for whoever plays its seeds again', () => {
    const actions = [...foresight(6, 2), 'cash-out'].map((name) => ({ name }));
    const once = playOn(bet(), 6, [...foresight(6, 2), 'cash-out']);
    expect(verifyRound(seedsAt(6), [bet()], actions)).toEqual(once);
  });
});

describe('what is refused', () => {
  const open = stateOf(hilo.start([bet()], streamAt(0)));
  it.each([
    [{ name: 'cash-out' }, 'nothing_to_cash_out'],
    [{ name: 'above' }, 'action_unknown'],
    [{ name: 'higher', card: 'As' }, 'shape'],
    [7, 'shape'],
  ])('the action %j', (action, reason) => {
    expect(hilo.act([bet()], open, action, streamAt(0))).toMatchObject({ ok: false, facts: { reason } });
  });

  it.each(['hilo:19', 'hilo:10000', 'hilo:020', 'hilo:', 'high', ''])('the spot %j', (spot) => {
    expect(hilo.parseBets([{ spot, amount: '1' }], 'EUR')).toMatchObject({ facts: { reason: 'spot_unknown' } });
  });
});

it('each rank comes as often as any other, whatever came before, at 99% (GLI-19 3.2.2)', () => {
  const counts = new Array<number>(13).fill(0);
  const rounds = 400;
  for (let nonce = 0; nonce < rounds; nonce += 1)
    for (const one of drawCards(createStream({ serverSeed, clientSeed: 'chi', nonce })))
      counts[heightOf(one)] = (counts[heightOf(one)] ?? 0) + 1;
  const due = (60 * rounds) / 13;
  expect(counts.reduce((sum, seen) => sum + (seen - due) ** 2 / due, 0)).toBeLessThan(26.22);
});
