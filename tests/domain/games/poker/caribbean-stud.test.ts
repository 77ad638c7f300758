import { describe, expect, it } from 'vitest';
import { createStream } from '#domain/fairness/stream.ts';
import { cardText, parseCard } from '#domain/games/kit/cards/card.ts';
import { bestHand } from '#domain/games/kit/cards/poker-hand.ts';
import { countedCases } from '#domain/games/kit/counted.ts';
import figures from '#domain/games/poker/caribbean-stud/figures.json' with { type: 'json' };
import {
  callFrequency,
  deals,
  edgePerAnte,
  elementOfRisk,
  returnsByBet,
} from '#domain/games/poker/caribbean-stud/maths.ts';
import { callPayIndex, callPays, dealerQualifies, showdown } from '#domain/games/poker/caribbean-stud/paytable.ts';
import { dealerHands, prospectsOf, worthOfCalling } from '#domain/games/poker/caribbean-stud/play.ts';
import { game as caribbeanStud, deal, settle } from '#domain/games/poker/caribbean-stud/rules.ts';
import { rational, toDecimalString } from '#domain/maths/rational.ts';
import { quickStream } from '#tests/support/quick-stream.ts';
import { recomputing } from '#tests/support/recomputed.ts';

const [folded, lost, tied, unqualified] = [figures.folded, figures.lost, figures.tied, figures.unqualified].map(
  BigInt,
) as [bigint, bigint, bigint, bigint];
const won = countedCases(figures.won);

const verifyRound = recomputing(caribbeanStud);

const seedsOf = (nonce: number) => ({ serverSeed: 'ca71'.repeat(16), clientSeed: 'stud', nonce });
const ante = { spot: 'ante', amountMinor: 100n };
const call = { spot: 'call', amountMinor: 200n };
const cards = (text: string) => text.split(' ').map((sign) => parseCard(sign) ?? -1);
const called = (player: string, dealer: string) =>
  settle([ante, call], 'called', { player: cards(player), dealer: cards(dealer) }).payoutMinor;

const ace = 'Ah Kd 9s 5c 2h';
const low = 'Qh Jd 9c 5d 2s';

describe('a called hand', () => {
  it.each([
    ['nobody plays below ace and king: the ante wins, the call comes back', 'Qs Jc 9d 5h 3s', low, 400n],
    ['a royal flush earns no more against such a dealer', 'As Ks Qs Js Ts', low, 400n],
    ['a pair beats ace and king', '2c 2d 9h 5s 3c', ace, 600n],
    ['two pair pay two to one', '2c 2d 9h 9c 3c', ace, 800n],
    ['three of a kind pay three', '2c 2d 2s 9c 3c', ace, 1000n],
    ['a straight pays four', '6c 7d 8s 9c Tc', ace, 1200n],
    ['a flush pays five', '6c 7c 8c 2c Tc', ace, 1400n],
    ['a full house pays seven', '6c 6d 6s 3c 3d', ace, 1800n],
    ['four of a kind pay twenty', '6c 6d 6s 6h 3d', ace, 4400n],
    ['a straight flush pays fifty', '5s 6s 7s 8s 9s', 'Ah Kd 9c 5c 2h', 10_400n],
    ['a royal flush pays a hundred', 'As Ks Qs Js Ts', ace, 20_400n],
    ['a tie returns both', 'As Kc 9d 5h 2c', ace, 300n],
    ['a lower hand loses both', 'As Kc 8d 5h 2c', ace, 0n],
    ['and so does one that would not play itself', 'Ks Qc 8d 5h 2c', ace, 0n],
  ])('%s', (_, player, dealer, payout) => {
    expect(called(player, dealer)).toBe(payout);
  });

  it('is bound by the royal flush', () => {
    expect(caribbeanStud.maxPayoutOf([ante])).toBe(20_400n);
  });
});

describe('a round', () => {
  it('shows the player one card of the dealer, and takes a call of twice the ante', () => {
    const step = caribbeanStud.start([ante], createStream(seedsOf(3)));
    const { player, dealer } = deal(createStream(seedsOf(3)));
    expect(step).toMatchObject({
      view: { cards: player.map(cardText), upcard: cardText(dealer[0] ?? -1) },
      choices: [
        { name: 'call', addsMinor: 200n },
        { name: 'fold', addsMinor: 0n },
      ],
    });
    const acted = caribbeanStud.act([ante], null, { name: 'call' }, createStream(seedsOf(3)));
    expect(acted).toMatchObject({ ok: true, value: { added: [call], step: { outcome: { ending: 'called' } } } });
    expect(caribbeanStud.bindsMinor?.([ante])).toBe(200n);
  });

  it.each([[{ name: 'raise' }], ['call'], [{ name: 'call', times: 3 }]])('refuses %j', (action) => {
    expect(caribbeanStud.act([ante], null, action, createStream(seedsOf(0)))).toMatchObject({ ok: false });
  });

  it.each([[[{ spot: 'call', amount: '1.00' }]], [[]], [[{ spot: 'ante', amount: '0' }]]])(
    'refuses the bets %j',
    (bets) => {
      expect(caribbeanStud.parseBets(bets, 'EUR')).toMatchObject({ ok: false });
    },
  );

  it('is verified by its seeds and actions', () => {
    for (const name of ['call', 'fold']) {
      const acted = caribbeanStud.act([ante], null, { name }, createStream(seedsOf(8)));
      expect(acted.ok && acted.value.step).toEqual(verifyRound(seedsOf(8), [ante], [{ name }]));
    }
  });

  it('left alone keeps the ante of a good hand and folds a bad one', () => {
    const left = (player: string) => settle([ante], 'left', { player: cards(player), dealer: cards(ace) }).payoutMinor;
    expect([left('2c 2d 2s 9c 3c'), left('Qs Jc 9d 5h 3s')]).toEqual([100n, 0n]);
  });
});

describe('the exact figures', () => {
  it('cover every deal once', () => {
    // 2,598,960 hands, 47 open cards, 163,185 hands behind each.
    expect(deals).toBe(2_598_960n * 47n * 163_185n);
    expect(won.reduce((sum, count) => sum + count, folded + unqualified + tied + lost)).toBe(deals);
  });

  it('are the published ones: 5.22% of the ante, an element of risk of 2.56%, 52% called', () => {
    // Shackleford, wizardofodds.com, "Caribbean Stud Poker", for best play.
    expect(toDecimalString(edgePerAnte(), 6)).toBe('0.052243');
    expect(toDecimalString(elementOfRisk(), 4)).toBe('0.0256');
    expect(toDecimalString(callFrequency(), 2)).toBe('0.52');
    expect(returnsByBet()[0]?.maxWin).toEqual(rational(202n));
  });

  it('say of single hands what counting the dealer’s says', () => {
    // A pair is worth its call against anything; below ace and king nothing is; between them the open card decides.
    const worth = (player: string, upcard: string) => {
      const hand = cards(player);
      const prospects = prospectsOf(hand, cards(upcard)[0] ?? 0);
      expect(Object.values(prospects).reduce((sum, count) => sum + count, 0)).toBe(dealerHands);
      return worthOfCalling(hand, prospects) >= -dealerHands;
    };
    expect(worth('2c 2d 3h 4s 6c', 'Ah')).toBe(true);
    expect(worth('Ah Qd Js 9c 8h', '2c')).toBe(false);
    expect(worth('Ah Kd Js 9c 8h', '9d')).toBe(true);
    expect(worth('Ah Kd 5s 4c 2h', 'Td')).toBe(false);
  });

  it('are met by a seeded run of deals within four deviations', () => {
    const rounds = 40_000;
    const stream = quickStream();
    let [playing, dealt] = [0, 0];
    const rows = new Array<number>(callPays.length).fill(0);
    for (let round = 0; round < rounds; round += 1) {
      const { player, dealer } = deal(stream);
      const [own, other] = [bestHand(player), bestHand(dealer)];
      if (other >= dealerQualifies) playing += 1;
      if (callPayIndex(own) > 0 && showdown(own, other) === 'won') {
        dealt += 1;
        rows[callPayIndex(own)] = (rows[callPayIndex(own)] ?? 0) + 1;
      }
    }
    const near = (count: number, chance: number) =>
      expect(Math.abs(count - rounds * chance)).toBeLessThan(4 * Math.sqrt(rounds * chance * (1 - chance)));
    near(playing, 0.56316);
    near(dealt, Number(won.slice(1).reduce((sum, count) => sum + count, 0n)) / Number(deals));
  });
});
