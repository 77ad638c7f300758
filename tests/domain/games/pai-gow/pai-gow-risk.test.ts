import { expect, it } from 'vitest';
import { drawItems } from '#domain/fairness/draw.ts';
import { cardsOf } from '#domain/games/kit/cards/card.ts';
import { leastAt } from '#domain/games/kit/share.ts';
import { houseWay } from '#domain/games/pai-gow/pai-gow-poker/house-way.ts';
import { compareSets, returnOf } from '#domain/games/pai-gow/pai-gow-poker/paytable.ts';
import { calmestSetting } from '#domain/games/pai-gow/pai-gow-poker/risk.ts';
import { allLows, isFoul, setHand } from '#domain/games/pai-gow/pai-gow-poker/sets.ts';
import { seededStream } from '#tests/support/seeded-stream.ts';

const [hands, dealt] = [200, 300];

it('of pai gow poker is below the variance of sampled hands, each set to push most often', { timeout: 60_000 }, () => {
  const stream = seededStream(25);
  const all: number[] = [];
  for (let hand = 0; hand < hands; hand += 1) {
    const player = drawItems(cardsOf(53), 7, stream);
    const rest = cardsOf(53).filter((card) => !player.includes(card));
    const dealers = Array.from({ length: dealt }, () => houseWay(drawItems(rest, 7, stream)));
    const settings = allLows
      .map((low) => setHand(player, low))
      .filter((own) => !isFoul(own))
      .map((own) => dealers.map((dealer) => Number(leastAt(100n, returnOf[compareSets(own, dealer).result])) / 100));
    const pushes = (returns: readonly number[]): number => returns.filter((one) => one === 1).length;
    all.push(...(settings.toSorted((a, b) => pushes(b) - pushes(a))[0] ?? []));
  }
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
  const variance = all.reduce((sum, one) => sum + (one - mean) ** 2, 0) / all.length;
  expect(variance).toBeGreaterThan(calmestSetting / 10_000);
});
