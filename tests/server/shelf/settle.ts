import { randomUUID } from 'node:crypto';
import { proposalLivesMs } from '#domain/desk/proposal.ts';
import { sql } from '#server/db/db.ts';
import { insertSetting } from '#server/db/queries/game-settings.ts';
import { decideProposal, insertProposal } from '#server/db/queries/proposals.ts';
import type { House } from '../games/house.ts';

/** What is listed beside; what is settled is the value. */
const wishOf = { off: { off: null }, countries: { hidden: [] }, limits: { limits: [] } } as const;

const addStaff = sql('test_shelf_staff', `INSERT INTO staff (id, name, name_key, created_at) VALUES ($1, $2, $2, $3)`);

/** Settles a part of a game or a studio as two people of the desk would. Returns its version. */
export async function settle(
  { ctx }: Pick<House, 'ctx'>,
  subject: string,
  part: 'off' | 'countries' | 'limits',
  value: Readonly<Record<string, unknown>>,
  of: 'game' | 'studio' = 'game',
): Promise<number> {
  const now = ctx.clock.now();
  const [proposer, approver, id] = [randomUUID(), randomUUID(), randomUUID()];
  for (const one of [proposer, approver]) await ctx.db.query(addStaff, [one, one, now]);
  const facts = { subject: { of, id: subject }, from: 0, wish: { part, ...wishOf[part] } };
  const until = new Date(now.getTime() + proposalLivesMs);
  await ctx.db.query(insertProposal, [id, 'game_setting', null, facts, 'test', proposer, now, until]);
  await ctx.db.query(decideProposal, [id, 'approved', approver, now, null]);
  const [made] = await ctx.db.query<{ version: number }>(insertSetting, [of, subject, part, value, {}, id, now]);
  if (!made) throw new Error('not settled');
  return made.version;
}

/** Off from now on; rounds in play may be finished for so many hours. */
export const offNow = ({ ctx }: Pick<House, 'ctx'>, hours = 24): Record<string, string> => ({
  from: ctx.clock.now().toISOString(),
  until: new Date(ctx.clock.now().getTime() + hours * 3_600_000).toISOString(),
});
