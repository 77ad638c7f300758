import { ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import type { Actor } from '../desk/actor.ts';
import { noteAct } from '../desk/note-act.ts';
import { type VaultFile, vaultOfDay } from './vault.ts';

/** The vault of a day for somebody of the house; the log has that it was taken, and by which head, before anybody has it. */
export const takeVault = async (
  ctx: Pick<ServerContext, 'db' | 'config'>,
  actor: Actor,
  day: string,
  now: Date,
): Promise<Result<VaultFile, 'not_found'>> => {
  const vault = await vaultOfDay(ctx, day);
  if (!vault.ok) return vault;
  const { head, leaves } = vault.value;
  const facts = { day, leaves, root: head.root };
  await ctx.db.transaction((tx) => noteAct(tx, now, actor, { act: 'reports.vault', facts }));
  return ok(vault.value);
};
