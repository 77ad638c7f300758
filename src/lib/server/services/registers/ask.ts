import { missingOf, type RegisterMoment, type RegisterName } from '#domain/registers/register.ts';
import type { Heard } from '../../adapters/registers/register.ts';
import type { ServerContext } from '../../context.ts';
import { listStandings, registersToAsk, type StandingRow, type ToAskRow } from '../../db/queries/registers.ts';
import type { Caller } from '../caller.ts';
import { newUuid } from '../identity/tokens.ts';
import { hear, type Question } from './hear.ts';
import { type AskedPerson, personFor } from './person.ts';

/** Several questions at once, of two tabs or of the two steps of a sign-in, are one. */
const justAskedMs = 5_000;

type Who = { readonly playerId: string; readonly caller: Caller };

/**
 * Asks each register that a player stands under, and hears what it says; nothing where none is switched on. Where `onlyStale` those alone
 * whose last answer grew old. Silence is an answer, too, and lets nobody play.
 */
export async function askRegisters(
  ctx: ServerContext,
  { playerId, caller }: Who,
  moment: RegisterMoment,
  { onlyStale = moment === 'play' } = {},
): Promise<void> {
  if (ctx.registers.size === 0) return;
  const now = ctx.clock.now();
  const since = moment === 'profile' ? now : new Date(now.getTime() - justAskedMs);
  const { countries, names } = pairsOf(ctx);
  const values = [playerId, countries, names, caller.country, since, onlyStale, now];
  const due = await ctx.db.query<ToAskRow>(registersToAsk, values);
  await Promise.all(due.map(({ register }) => askOne(ctx, { playerId, caller }, register, moment)));
}

/** Countries and their registers, in pairs. */
export const pairsOf = ({ registers }: Pick<ServerContext, 'registers'>) => ({
  countries: [...registers.keys()],
  names: [...registers.values()].map(({ name }) => name),
});

/** One register of one player, by every number that they ever gave: whom it excludes by a former one is excluded. */
export async function askOne(
  ctx: ServerContext,
  { playerId, caller }: Who,
  name: RegisterName,
  moment: RegisterMoment,
): Promise<void> {
  const register = [...ctx.registers.values()].find((one) => one.name === name);
  if (register === undefined) return;
  const asked = await personFor(ctx, playerId, name);
  const { person, former, numbers } = asked;
  const question = { playerId, register: name, moment, askedAt: ctx.clock.now(), numbers };
  const missing = missingOf(name, person);
  // Which of the player's details are empty, and not what the others are.
  if (missing.length > 0) {
    const none = { answer: 'details_missing', reason: missing.join(','), reference: null } as const;
    return hear(ctx, caller, [{ ...question, ...none, id: newUuid(ctx.random) }]);
  }
  const answers = await Promise.all(
    [person, ...former].map(async (one) => {
      const id = newUuid(ctx.random);
      return { ...question, id, ...answerOf(await register.ask(one, id)) };
    }),
  );
  return hear(ctx, caller, await inOrder(ctx, playerId, name, asked, answers));
}

/** What a register does not know, or finds fault with, says nothing of who gave it once. */
const saysNothing = ({ reason }: Answered): boolean => reason === 'broken' || reason === 'refused';

/**
 * The answers to one question by several numbers, the one that counts first: an exclusion by any of them, then silence, then what was said by the number of
 * now. An exclusion that was found is not lifted while one of them cannot be asked about.
 */
async function inOrder(
  { db }: Pick<ServerContext, 'db'>,
  playerId: string,
  name: RegisterName,
  { isWhole }: AskedPerson,
  [own, ...former]: readonly Question[],
): Promise<readonly Question[]> {
  if (own === undefined) return [];
  const counted = [own, ...former.filter((one) => !saysNothing(one))];
  const decisive =
    counted.find(({ answer }) => answer === 'excluded') ??
    counted.find(({ answer }) => answer === 'unreachable') ??
    own;
  const others = [own, ...former].filter((one) => one !== decisive);
  if (decisive.answer !== 'clear' || (isWhole && counted.length === former.length + 1)) return [decisive, ...others];
  const rows = await db.query<StandingRow>(listStandings, [playerId]);
  const isExcluded = rows.some(({ register, answer }) => register === name && answer === 'excluded');
  const held = { ...decisive, answer: 'details_missing', reason: 'nationalNumber', reference: null } as const;
  return isExcluded ? [held, ...others] : [decisive, ...others];
}

type Answered = Pick<Question, 'answer' | 'reason' | 'reference'>;

const answerOf = (heard: Heard): Answered =>
  heard.said === 'unreachable'
    ? { answer: 'unreachable', reason: heard.reason, reference: null }
    : { answer: heard.said, reason: null, reference: heard.reference };
