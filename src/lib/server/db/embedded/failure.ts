/** The embedded PostgreSQL cannot start or stop. The message is one line: what is wrong, where, and what to do. */
export class EmbeddedFailed extends Error {
  override readonly name = 'EmbeddedFailed';
}

/** What the server said → what to tell the operator. The first pattern that fits wins. */
const explanations: readonly (readonly [RegExp, (place: string) => string])[] = [
  [
    /No space left on device|Disk quota exceeded/i,
    (place) => `The disk of ${place} is full: free some space and start again`,
  ],
  [
    /was initialized by PostgreSQL version|database files are incompatible|not compatible with this version/i,
    (place) =>
      `${place} was written by another PostgreSQL version: start the Faceup that wrote it, or restore a backup`,
  ],
  [
    /could not (map|create|resize) .*shared memory|Cannot allocate memory|out of memory/i,
    (place) => `There is not enough memory to start the database in ${place}: free some and start again`,
  ],
  [
    /Permission denied|Operation not permitted|Read-only file system|has wrong ownership|invalid permissions/i,
    (place) => `${place} cannot be read and written by the user who runs the database: correct its owner and rights`,
  ],
  [
    /checkpoint record|control file|PANIC|invalid page|could not (open|read|access) (file|directory)|not a valid data directory|invalid data in|bogus data|corrupt|invalid contents|does not exist/i,
    (place) => `${place} is damaged: move it away, then restore a backup (npm run ops -- restore <backup>)`,
  ],
];

/** Makes one line of a server's or initdb's `output` about the folder `place`. */
export const explainOutput = (output: string, place: string, logFile?: string): EmbeddedFailed => {
  const known = explanations.find(([pattern]) => pattern.test(output));
  const line = output.split('\n').findLast((text) => /(FATAL|PANIC|ERROR|error):/i.test(text));
  const said = line?.replace(/^.*?(FATAL|PANIC|ERROR|error):\s*/i, '').trim();
  const where = logFile ? `; see ${logFile}` : '';
  const what = known ? known[1](place) : `The database in ${place} did not start`;
  return new EmbeddedFailed(`${what}${said ? ` (${said})` : ''}${where}`);
};

const systemErrors: Readonly<Record<string, string>> = {
  ENOSPC: 'its disk is full: free some space and start again',
  EDQUOT: 'its disk quota is used up: free some space and start again',
  EACCES: 'it cannot be read and written: correct its owner and rights',
  EPERM: 'it cannot be read and written: correct its owner and rights',
  EROFS: 'it is on a read-only file system: set DATA_DIR to another folder',
  ENOTDIR: 'a file stands where a folder is needed: move it away, or set DATA_DIR to another folder',
  EEXIST: 'a file stands where a folder is needed: move it away, or set DATA_DIR to another folder',
};

/** An error of the file system about `place`, as one line; any other error is returned as it is. */
export const explainSystemError = (error: unknown, place: string): unknown => {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const advice = systemErrors[String(error.code)];
  return advice ? new EmbeddedFailed(`The database cannot use ${place}: ${advice}`, { cause: error }) : error;
};
