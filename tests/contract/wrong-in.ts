import type * as z from 'zod/mini';

/** What a form would say, by field: the first message of each. */
export const wrongIn = (schema: z.ZodMiniType, typed: object): Record<string, string> => {
  const said: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(typed).error?.issues ?? []) said[path.join('.')] ??= message;
  return said;
};
