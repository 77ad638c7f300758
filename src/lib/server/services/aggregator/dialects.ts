import type { ServerContext } from '../../context.ts';
import { answerCall } from './answer-call.ts';
import type { StudioCall } from './dialect.ts';
import { hub88 } from './hub88.ts';
import { valkyrie } from './valkyrie.ts';

export type Door = (call: StudioCall) => Promise<{ readonly status: number; readonly body: object }>;

/** The dialects for which the house has keys, by name. */
export const openDoors = (ctx: ServerContext): ReadonlyMap<string, Door> => {
  const { hub88: forHub88, valkyrie: forValkyrie } = ctx.studios.keys;
  const doors = new Map<string, Door>();
  if (forHub88) doors.set(hub88.name, (call) => answerCall(ctx, hub88, forHub88, call));
  if (forValkyrie) doors.set(valkyrie.name, (call) => answerCall(ctx, valkyrie, forValkyrie, call));
  return doors;
};
