import { isRoot, type Owner } from './owner.ts';

export type Command = {
  readonly command: string;
  readonly args: string[];
  readonly uid?: number;
  readonly gid?: number;
};

/** How to run `program` as the owner of the database. */
export const commandFor = (owner: Owner, program: string, args: readonly string[]): Command => {
  const [prefix, ...rest] = owner.prefix;
  if (prefix) return { command: prefix, args: [...rest, program, ...args] };
  return isRoot()
    ? { command: program, args: [...args], uid: owner.uid, gid: owner.gid }
    : { command: program, args: [...args] };
};

/** Nothing of ours reaches the database's processes: no secret, and none of the variables that steer PostgreSQL. */
export const databaseEnvironment = (): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '/usr/bin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
});
