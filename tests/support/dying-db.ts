import type { Db, Queryable } from '#server/db/db.ts';

/** What a process says that is gone in the middle of something. */
export class Died extends Error {
  override readonly name = 'Died';
}

export type Mortal = {
  readonly db: Db;
  /** One more place to die at, such as before and after a call to somebody outside. */
  readonly step: () => void;
  readonly isDead: () => boolean;
};

/**
 * A database whose process dies at the n-th place where it waits: before a query is sent, after its answer came, before a
 * commit and after it. What was not committed is rolled back, as the server does when the line breaks; nothing runs afterwards.
 */
export function dyingDb(db: Db, dieAt: number): Mortal {
  let stepsLeft = dieAt;
  const step = (): void => {
    stepsLeft -= 1;
    if (stepsLeft <= 0) throw new Died(`died at step ${dieAt}`);
  };
  const mortal = (queryable: Queryable): Queryable => ({
    query: async (statement, values) => {
      step();
      const rows = await queryable.query(statement, values);
      step();
      return rows as never;
    },
  });
  return {
    db: {
      ...mortal(db),
      transaction: async (work) => {
        step();
        const value = await db.transaction(async (tx) => {
          const done = await work(mortal(tx));
          step();
          return done;
        });
        step();
        return value;
      },
      dedicate: db.dedicate,
      close: db.close,
    },
    step,
    isDead: () => stepsLeft <= 0,
  };
}
