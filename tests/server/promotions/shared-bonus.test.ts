import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#server/db/db.ts';
import { rememberPayoutAccount } from '#server/db/queries/withdrawals.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { acceptPromotion } from '#server/services/promotions/accept.ts';
import { createWorld, type World } from '#tests/server/identity/world.ts';
import { addWithdrawer, granted, holdsOn } from '#tests/server/withdrawals/desk.ts';
import { moneyOffer } from '#tests/support/sample-offers.ts';

let world: World;
beforeAll(async () => {
  const offers = [
    moneyOffer({ id: 'free', coupon: null, wagering: null }),
    moneyOffer({ id: 'other', coupon: null, wagering: null }),
  ];
  world = await createWorld({ SANDBOX: '1' }, { offers });
});
afterAll(() => world.close());

const confirm = sql('test_confirm_sharer', 'UPDATE player SET confirmed_at = created_at WHERE id = $1');
const take = async (player: PlayerSession, id: string) => {
  await world.ctx.db.query(confirm, [player.playerId]);
  const taken = await acceptPromotion(world.ctx, world.caller, player, { id, idempotencyKey: randomUUID() });
  if (!taken.ok) throw new Error(taken.code);
  return taken.value.state;
};
const paysFrom = (player: PlayerSession, account: string) =>
  world.ctx.db.query(rememberPayoutAccount, [player.playerId, 'paypal', account, world.ctx.clock.now()]);

describe('a withdrawal is held for a bonus that was completed', () => {
  it('when what is shared with another who had it came to light only afterwards', async () => {
    const [one, other] = [await addWithdrawer(world), await addWithdrawer(world)];
    expect([await take(one, 'free'), await take(other, 'free')]).toEqual(['COMPLETED', 'COMPLETED']);
    expect(await holdsOn(world, await granted(world, other))).not.toContain('shared_bonus');
    await paysFrom(one, 'both@pays.example');
    await paysFrom(other, 'Both@pays.example');
    expect(await holdsOn(world, await granted(world, other))).toContain('shared_bonus');
  });

  it('and not when the other had none, or one of another family', async () => {
    const [one, other] = [await addWithdrawer(world), await addWithdrawer(world)];
    await take(one, 'other');
    await take(other, 'free');
    await paysFrom(one, 'apart@pays.example');
    await paysFrom(other, 'apart@pays.example');
    expect(await holdsOn(world, await granted(world, other))).not.toContain('shared_bonus');
  });
});
