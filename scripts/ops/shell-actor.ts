import { userInfo } from 'node:os';
import type { Actor } from '#server/services/desk/actor.ts';
import { plain } from '#server/services/identity/security-events.ts';
import { type Answer, failed } from './answer.ts';

const nameCharactersMax = 100;

/** The user of the system behind a command. Who became another by sudo is still who they were. */
export const systemUserOf = ({ SUDO_USER }: NodeJS.ProcessEnv): string => SUDO_USER || userInfo().username;

/** The name that was given with `--by`, as it may stand in a log; empty when none was. */
export const nameOf = (by: string | undefined): string => plain(by ?? '', nameCharactersMax).trim();

/** Whoever types a command, for the log of what staff does: the name that they gave, and the user of the system. */
export const shellActor = (name: string, systemUser: string = systemUserOf(process.env)): Actor => ({
  channel: 'shell',
  staffId: null,
  name,
  systemUser,
  requestId: '',
  ip: null,
});

/** Who works at this shell, by the name that was given or else as the user of the system; undefined where that leaves no name. */
export const actorOf = (by: string | undefined, systemUser: string = systemUserOf(process.env)): Actor | undefined => {
  const name = nameOf(by ?? systemUser);
  return name === '' ? undefined : shellActor(name, systemUser);
};

/** Said where a name must be given. */
export const nameless: Answer = failed('Who does it? Give your name with --by.');
