import type { ServerContext } from '../../context.ts';
import { DatabaseUnavailable } from '../../db/db.ts';
import { answerRequest } from './answer-request.ts';
import type { Dialect, StudioCall, StudioOutcome } from './dialect.ts';

const nobody = { currency: null, balanceMinor: null, player: null, token: null, game: null, country: null };

/** Answers a studio's call in its dialect. Never throws: what is not foreseen is logged and told as `temporary`. */
export const answerCall = async <Keys>(
  ctx: ServerContext,
  dialect: Dialect<Keys>,
  keys: Keys,
  call: StudioCall,
): Promise<{ readonly status: number; readonly body: object }> => {
  const refuse = (outcome: StudioOutcome) => {
    ctx.log.warn({ dialect: dialect.name, outcome }, 'call of a studio refused');
    return dialect.render({ ...nobody, outcome }, call);
  };
  if (!dialect.verify(call, keys)) return refuse('signature_invalid');
  const parsed = dialect.parse(call);
  if (!parsed.ok) return refuse(parsed.outcome);
  try {
    const answer = await answerRequest(ctx, dialect.name, parsed.request);
    // Of whoever may not be the caller's nothing is told.
    return answer.outcome === 'token_invalid' || answer.outcome === 'player_unknown'
      ? refuse(answer.outcome)
      : dialect.render(answer, call);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable))
      ctx.log.error({ dialect: dialect.name, err: error }, 'unexpected error');
    return dialect.render({ ...nobody, outcome: 'temporary' }, call);
  }
};
