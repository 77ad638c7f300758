import { missingOf, type RegisterMoment, type RegisterName } from '#domain/registers/register.ts';
import type { Heard } from '../../adapters/registers/register.ts';
import type { ServerContext } from '../../context.ts';
import { registersToAsk, type ToAskRow } from '../../db/queries/registers.ts';
import type { Caller } from '../caller.ts';
import { newUuid } from '../identity/tokens.ts';
import { hear, type Question } from './hear.ts';
import { personFor } from './person.ts';

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

/** One register of one player. */
export async function askOne(
  ctx: ServerContext,
  { playerId, caller }: Who,
  name: RegisterName,
  moment: RegisterMoment,
): Promise<void> {
  const register = [...ctx.registers.values()].find((one) => one.name === name);
  if (register === undefined) return;
  const person = await personFor(ctx, playerId, name);
  const question = { id: newUuid(ctx.random), playerId, register: name, moment, askedAt: ctx.clock.now() };
  const missing = missingOf(name, person);
  // Which of the player's details are empty, and not what the others are.
  if (missing.length > 0) {
    const none = { answer: 'details_missing', reason: missing.join(','), reference: null } as const;
    return hear(ctx, caller, { ...question, ...none });
  }
  return hear(ctx, caller, { ...question, ...answerOf(await register.ask(person, question.id)) });
}

type Answered = Pick<Question, 'answer' | 'reason' | 'reference'>;

const answerOf = (heard: Heard): Answered =>
  heard.said === 'unreachable'
    ? { answer: 'unreachable', reason: heard.reason, reference: null }
    : { answer: heard.said, reason: null, reference: heard.reference };
