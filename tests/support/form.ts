import type * as z from 'zod/mini';
import type { Sent } from '#stores/shell/sent.ts';

/** What a form would say, by field: the first message of each. */
export const wrongIn = (schema: z.ZodMiniType, typed: object): Record<string, string> => {
  const said: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(typed).error?.issues ?? []) said[path.join('.')] ??= message;
  return said;
};

/** Sends what was typed as a form does: nothing while the schema finds something wrong. What is then said beside the fields. */
export const sendTyped = async <Values extends object, Checked>(
  schema: z.ZodMiniType<Checked, Values>,
  send: (checked: Checked) => Promise<Sent<Values>>,
  typed: Values,
): Promise<Record<string, string | undefined>> => {
  const read = schema.safeParse(typed);
  if (!read.success) return wrongIn(schema, typed);
  const outcome = await send(read.data);
  return outcome.ok ? {} : outcome.fields;
};
