import { createHmac } from 'node:crypto';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Rule } from '../../adapters/limiter/limiter.ts';
import type { ServerContext } from '../../context.ts';
import type { StaffActor } from './actor.ts';

/** Counts what somebody of the staff asks for, across all processes; past the rule `rate_limited` carries `retryAfterSeconds`. */
export async function takeOf(
  { limiter, config }: Pick<ServerContext, 'limiter' | 'config'>,
  { staffId }: StaffActor,
  rule: Rule,
): Promise<Result<void, 'rate_limited'>> {
  const key = createHmac('sha256', config.secrets.pseudonym).update(`${rule.name}:${staffId}`).digest('base64url');
  const retryAfterSeconds = await limiter.take(rule, key);
  return retryAfterSeconds > 0 ? fail('rate_limited', { retryAfterSeconds }) : ok(undefined);
}
