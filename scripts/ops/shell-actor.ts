import type { Actor } from '#server/services/desk/actor.ts';
import { systemUserOf } from './operator.ts';

/** Whoever types a command, for the log of what staff does: the name that they gave, and the user of the system. */
export const shellActor = (name: string): Actor => ({
  channel: 'shell',
  staffId: null,
  name,
  systemUser: systemUserOf(process.env),
  requestId: '',
  ip: null,
});
