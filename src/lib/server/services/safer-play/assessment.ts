import type { ResponseOf } from '#contract/call.ts';
import type { saveAssessment as saveAssessmentCall } from '#contract/profile/safer-play.ts';
import { assess } from '#domain/limits/assessment.ts';
import type { ServerContext } from '../../context.ts';
import { type AssessmentRow, insertAssessment } from '../../db/queries/safer-play.ts';
import type { PlayerSession } from '../caller.ts';

type Assessment = ResponseOf<typeof saveAssessmentCall>;

export const presentAssessment = ({ at, score, level }: AssessmentRow): Assessment => ({
  at: at.toISOString(),
  score,
  level,
});

/** Keeps the answers, nine of 0 to 3, and says what they say. The last one is shown. */
export const saveAssessment = async (
  ctx: ServerContext,
  { playerId }: PlayerSession,
  answers: readonly number[],
): Promise<Assessment> => {
  const at = ctx.clock.now();
  const { score, level } = assess(answers);
  await ctx.db.query(insertAssessment, [playerId, at, answers, score, level]);
  return presentAssessment({ at, score, level });
};
