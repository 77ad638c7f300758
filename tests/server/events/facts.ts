import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { runAffiliates } from '#scripts/ops/affiliates.ts';
import { runPlayers } from '#scripts/ops/players.ts';
import { runPromotions } from '#scripts/ops/promotions.ts';
import { shellActor } from '#scripts/ops/shell-actor.ts';
import { runWebhooks } from '#scripts/ops/webhooks.ts';
import { runWithdrawals } from '#scripts/ops/withdrawals.ts';
import { sql } from '#server/db/db.ts';
import { insertEpoch } from '#server/db/queries/epochs.ts';
import { type CaseRow, findOpenCase } from '#server/db/queries/risk/cases.ts';
import { insertRight } from '#server/db/queries/staff.ts';
import { rememberPayoutAccount } from '#server/db/queries/withdrawals.ts';
import { closeAccount } from '#server/services/account/close-account.ts';
import { countAffiliateRevenue } from '#server/services/affiliates/count-revenue.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import type { StaffActor } from '#server/services/desk/actor.ts';
import { approveCorrection, proposeCorrection } from '#server/services/desk/corrections/corrections.ts';
import { approveSetting, proposeSetting } from '#server/services/desk/games/settings.ts';
import { arrangeShelf } from '#server/services/desk/games/shelf.ts';
import { openCase, workOnCase } from '#server/services/desk/risk/work.ts';
import { addStaff } from '#server/services/desk/staff/invites.ts';
import { decideOn } from '#server/services/documents/decide-document.ts';
import { uploadDocument } from '#server/services/documents/upload-document.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { confirmAccount, newConfirmationToken } from '#server/services/identity/confirm.ts';
import { countLoyalty } from '#server/services/loyalty/count-days.ts';
import { publishEdges } from '#server/services/loyalty/edges.ts';
import { payCashback } from '#server/services/loyalty/pay-cashback.ts';
import { expireDeposits } from '#server/services/payments/deposits.ts';
import { refundHeldDeposits } from '#server/services/payments/refund-held.ts';
import { toggleReceiveEmail } from '#server/services/profile/promo-mail.ts';
import { updateProfile } from '#server/services/profile/update-profile.ts';
import { giveUpPromotion, promotionsOf } from '#server/services/promotions/grants.ts';
import { hear } from '#server/services/registers/hear.ts';
import { exclude, storeExclusion, takeTimeOut } from '#server/services/safer-play/breaks.ts';
import { setLimit } from '#server/services/safer-play/limits.ts';
import { noteReturn } from '#server/services/safer-play/same-person.ts';
import { payDueWithdrawals } from '#server/services/withdrawals/payouts.ts';
import { cancelWithdrawal } from '#server/services/withdrawals/withdrawals.ts';
import { fund, hour, takeSeat } from '#tests/server/games/house.ts';
import { newPlayer, password, type World } from '#tests/server/identity/world.ts';
import { begin } from '#tests/server/payments/begin.ts';
import { type House, openedDeposit, send, webhookBody } from '#tests/server/payments/house.ts';
import { accept, addTaker, credit, pay } from '#tests/server/promotions/shop.ts';
import { codeAt, finish, guardedPlayer, ticketOf } from '#tests/server/security/people.ts';
import { seatPlayer } from '#tests/server/wallet/studio.ts';
import { addWithdrawer, granted } from '#tests/server/withdrawals/desk.ts';
import { picture } from '#tests/support/papers.ts';

const must = <T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: string },
): T => {
  if (!result.ok) throw new Error(result.code);
  return result.value;
};

/** Comes, confirms, signs in with a second factor, fills the profile in, wants letters. */
export const comes = async (house: World): Promise<void> => {
  const guarded = await guardedPlayer(house);
  const { session } = guarded;
  must(await confirmAccount(house.ctx, house.caller, await newConfirmationToken(house.ctx, session.playerId)));
  expect(await finish(house, await ticketOf(house, guarded.email), codeAt(house, guarded.key))).toBe('ok');
  must(await updateProfile(house.ctx, house.caller, session, { city: 'Valletta', nickName: 'countess' }));
  await toggleReceiveEmail(house.ctx, house.caller, session);
};

const standUnder = sql(
  'facts_stand_under',
  'INSERT INTO register_standing (player_id, register, next_at) VALUES ($1, $2, $3)',
);

/** Sets a limit and asks to ease it, is cleared by a register, takes a break, is excluded until that is over, closes and is let back in. */
export const decides = async (house: World): Promise<void> => {
  const { ctx, caller } = house;
  const { session } = await newPlayer(house);
  const { playerId } = session;
  must(await setLimit(ctx, caller, session, { kind: 'deposit', period: 'WEEK', value: '100' }));
  must(await setLimit(ctx, caller, session, { kind: 'deposit', period: 'WEEK', value: '200' }));
  must(await takeTimeOut(ctx, caller, playerId, 'ONE_DAY'));
  await ctx.db.query(standUnder, [playerId, 'gamstop', ctx.clock.now()]);
  const question = {
    id: randomUUID(),
    playerId,
    register: 'gamstop',
    moment: 'sign_in',
    askedAt: ctx.clock.now(),
  } as const;
  await hear(ctx, caller, [{ ...question, answer: 'clear', reason: null, reference: null, numbers: null }]);
  must(await exclude(ctx, caller, playerId, 'ONE_WEEK'));
  house.passTime(8 * 24 * hour);
  await ctx.db.transaction((tx) => noteReturn(tx, caller, playerId, ctx.clock.now()));
  const other = await newPlayer(house);
  must(await closeAccount(ctx, caller, other.session, { password }));
  expect(await runPlayers(ctx.db, ['reopen', other.session.email], ctx.clock.now())).toMatchObject({ done: true });
};

/** Sends papers of which one is taken. */
export const shows = async (house: House): Promise<void> => {
  const { session } = await newPlayer(house);
  const file = new File([await picture('jpeg', 300, 300)], 'paper.jpg');
  for (const event of ['approve', 'reject'] as const) {
    const { id } = must(await uploadDocument(house.ctx, session, event === 'approve' ? 'passport' : 'bill', file));
    const how = event === 'approve' ? { event } : { event, reason: 'expired' as const, note: 'Ada, not this one' };
    must(await decideOn(house.ctx, id, how, shellActor('maria', 'maria')));
  }
};

/** Pays in: credited and taken back, failed, run out, held and given back. */
export const paysIn = async (house: House): Promise<void> => {
  const { session } = await newPlayer(house);
  const opened = await openedDeposit(house, session);
  await credit(house, opened, 3_000n);
  must(await send(house, opened.gateway, webhookBody(opened, { type: 'payment.reversed' })));
  const failed = await openedDeposit(house, session);
  must(await send(house, failed.gateway, webhookBody(failed, { type: 'payment.failed' })));
  await openedDeposit(house, session);
  house.passTime(48 * hour);
  await expireDeposits(house.ctx);
  const late = await begin(house, 'brpay');
  await storeExclusion(house.ctx, house.caller, late.session.playerId, 'SIX_MONTHS');
  await late.press('approve');
  for (let turn = 0; turn < 3; turn += 1) {
    await refundHeldDeposits(house.ctx);
    house.passTime(hour);
  }
  expect((await late.stateNow())[0]).toBe('refunded');
};

/** Asks for money: paid, refused, taken back. */
export const takesOut = async (house: House): Promise<void> => {
  const { ctx } = house;
  const desk = (...words: string[]) =>
    runWithdrawals(ctx.db, () => ctx.config, words, ctx.clock.now(), `user of ${words.at(-1)}`);
  const player = await addWithdrawer(house, 10_000_000n);
  const [one, other, third] = [
    await granted(house, player, { amount: '2500' }),
    await granted(house, player, { amount: '2500' }),
    await granted(house, player, { amount: '2500' }),
  ];
  must(await cancelWithdrawal(ctx, house.caller, player, third));
  for (const name of ['maria', 'joan']) await desk('approve', one, '--by', name);
  await desk('reject', other, '--reason', 'the papers of Ada King', '--by', 'maria');
  await payDueWithdrawals(ctx);
};

const play = async (house: House, player: PlayerSession, gameId: string, bet: { spot: string; amount: string }) => {
  const { sessionId } = await takeSeat(house, player, gameId);
  must(await placeRound(house.ctx, player, { sessionId, roundId: randomUUID(), bets: [bet] }));
};

/** Plays at the house's table until cashback is paid for it, and at a studio's that takes a round back and puts a sum right. */
export const plays = async (house: House): Promise<void> => {
  const { ctx } = house;
  await publishEdges(ctx);
  const { session } = await newPlayer(house);
  await fund(house, session, 'EUR', 100_000n);
  await play(house, session, 'roulette-european', { spot: 'red', amount: '100.00' });
  const at = ctx.clock.now().getUTCDay();
  house.passTime(((8 - at) % 7 || 7) * 24 * hour + 13 * hour);
  await countLoyalty(ctx);
  await payCashback(ctx);
  const studio = await seatPlayer({ ...house, url: '', logged: [] }, session);
  await studio.bet('b1', 100n);
  await studio.rollback('x1', 'b1');
  await studio.adjust('a1', 50n);
};

/** Takes promotions: one runs to its end, one is given up, one is taken back; of two that share a payer one is held and let go, another refused. */
export const isGiven = async (house: House): Promise<void> => {
  const { ctx } = house;
  const desk = (...words: string[]) => runPromotions(ctx.db, words, ctx.clock.now(), 'root');
  const one = await addTaker(house);
  must(await accept(house, one, 'at-once'));
  const opened = await openedDeposit(house, one);
  await credit(house, opened, 3_000n);
  must(await send(house, opened.gateway, webhookBody(opened, { type: 'payment.reversed' })));
  must(await accept(house, one, 'gift'));
  await giveUpPromotion(ctx, one, (await promotionsOf(ctx, one))[0]?.id ?? '');
  for (const word of ['release', 'refuse']) {
    const twins = [await addTaker(house), await addTaker(house, { fullName: 'Grace Hopper' })] as const;
    const account = `${randomUUID()}@pays.example`;
    for (const { playerId } of twins)
      await ctx.db.query(rememberPayoutAccount, [playerId, 'skrill', account, ctx.clock.now()]);
    for (const twin of twins) must(await accept(house, twin, 'gift'));
    const id = (await promotionsOf(ctx, twins[1]))[0]?.id ?? '';
    expect(await desk(word, id, '--by', 'maria', '--note', 'one person', '--reason', 'one person')).toMatchObject({
      done: true,
    });
  }
  await pay(house, one, 3_000n);
};

/** Somebody of the staff, by their id. */
const comeAs = async ({ ctx }: House, name: string, role: 'finance'): Promise<string> => {
  const now = ctx.clock.now();
  const staffId = must(await ctx.db.transaction((tx) => addStaff(ctx, tx, name, now)));
  await ctx.db.query(insertRight, [randomUUID(), staffId, role, null, 'a test', now, null]);
  return staffId;
};

/** Is given own money by two of the staff. */
export const isCorrected = async (house: House): Promise<void> => {
  const { ctx } = house;
  const { session } = await newPlayer(house);
  await fund(house, session, 'EUR', 1_000n);
  const clerks: StaffActor[] = [];
  for (const name of ['Vera of finance', 'Otto of finance']) {
    const staffId = await comeAs(house, name, 'finance');
    clerks.push({ channel: 'desk', staffId, name, systemUser: null, requestId: '', ip: null });
  }
  const [one, other] = clerks;
  if (one === undefined || other === undefined) throw new Error('two are needed');
  const wish = { currency: 'EUR', amount: '5.00', direction: 'take', cause: 'mistaken_credit' } as const;
  const { id } = must(await proposeCorrection(ctx, one, session.playerId, wish, 'the credit of Ada King'));
  must(await approveCorrection(ctx, other, id));
};

/** Is reported by one of the staff, who then finds that it was nothing. */
export const isLookedInto = async (house: House): Promise<void> => {
  const { ctx } = house;
  const { session } = await newPlayer(house);
  const name = 'Iris of compliance';
  const staffId = must(await ctx.db.transaction((tx) => addStaff(ctx, tx, name, ctx.clock.now())));
  const iris: StaffActor = { channel: 'desk', staffId, name, systemUser: null, requestId: '', ip: null };
  must(await openCase(ctx, iris, session.playerId, 'two voices on the telephone of Ada King'));
  const [opened] = await ctx.db.query<CaseRow>(findOpenCase, [session.playerId]);
  const id = opened?.id ?? '';
  must(await workOnCase(ctx, iris, id, { deed: 'taken', version: 1, note: null, decision: null }));
  must(await workOnCase(ctx, iris, id, { deed: 'decided', version: 2, note: 'her sister', decision: 'no_concern' }));
};

/** A game is hidden somewhere by two of the staff, and the shelf arranged by one. */
export const isSettled = async (house: House): Promise<void> => {
  const { ctx } = house;
  const people = ['Gus of the games', 'Fin of finance'].map(async (name): Promise<StaffActor> => {
    const staffId = await comeAs(house, name, 'finance');
    return { channel: 'desk', staffId, name, systemUser: null, requestId: '', ip: null };
  });
  const [gus, fin] = await Promise.all(people);
  if (!gus || !fin) throw new Error('nobody');
  const asked = {
    subject: { of: 'game', id: 'dice' },
    wish: { part: 'countries', hidden: ['DE'] },
    reason: 'no licence',
    version: 0,
  } satisfies Parameters<typeof proposeSetting>[2];
  const { id } = must(await proposeSetting(ctx, gus, asked));
  must(await approveSetting(ctx, fin, id));
  const lists = { top: { how: 'pinned' as const, games: ['dice'] }, main: null, featured: null, new: null };
  must(await arrangeShelf(ctx, gus, { lists, reason: 'a week of dice', version: 0 }));
};

/** Comes by an affiliate's click, pays in and plays, until the day is counted. */
export const isReferred = async (house: House): Promise<void> => {
  const { ctx } = house;
  const words = ['add', 'acme', 'acme-', 'http://127.0.0.1:1/?click={click_id}', '--by', 'maria'];
  const config = { ...ctx.config, webhookHosts: ['127.0.0.1'] };
  expect(await runAffiliates(ctx.db, () => config, words, ctx.clock.now())).toMatchObject({ done: true });
  const { session } = await newPlayer(house, { clickId: 'acme-click of ada' });
  await credit(house, await openedDeposit(house, session), 3_000n);
  await play(house, session, 'roulette-european', { spot: 'red', amount: '10.00' });
  house.passTime(25 * hour);
  await countAffiliateRevenue(ctx);
};

/** Is told by somebody of its staff where to tell what happens. */
export const isTold = async ({ ctx }: House): Promise<void> => {
  const words = ['add', 'http://127.0.0.1:1/their-secret', '--by', 'maria'];
  const config = { ...ctx.config, webhookHosts: ['127.0.0.1'] };
  expect(await runWebhooks(ctx.db, () => config, words, ctx.clock.now())).toMatchObject({ done: true });
};

/** Goes on in another epoch. */
export const goesOn = (house: House) =>
  house.ctx.db.query(insertEpoch, [2, house.ctx.clock.now(), 'restored', 'server', '1', [], false]);

/** Rows of the outbox as text, with what the players of the house are called and where they are reached. */
export const personalOf = sql(
  'test_personal',
  `SELECT email AS secret FROM player UNION SELECT full_name FROM player WHERE length(full_name) > 5
   UNION SELECT host(ip) FROM security_event UNION SELECT nick_name FROM player_details WHERE nick_name IS NOT NULL`,
);
