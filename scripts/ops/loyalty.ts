import type { Db } from '#server/db/db.ts';
import { listWrongDays, type WrongDayRow } from '#server/db/queries/loyalty.ts';
import { recountLoyalty } from '#server/services/loyalty/count-days.ts';
import { type Answer, failed, said } from './answer.ts';

/** `loyalty check|rebuild`; undefined: not that. */
export const runLoyalty = async (db: Db, words: readonly string[], now: Date): Promise<Answer | undefined> => {
  const [command, ...rest] = words;
  if (rest.length > 0) return undefined;
  if (command === 'check') return check(db);
  if (command === 'rebuild') return said(`${await recountLoyalty(db, now)} days are counted anew from the rounds.`);
  return undefined;
};

const check = async (db: Db): Promise<Answer> => {
  const wrong = await db.query<WrongDayRow>(listWrongDays, []);
  if (wrong.length === 0) return said('Every counted day is what its rounds say.');
  return failed(
    ...wrong.map(
      ({ player_id, day, currency, found, expected }) =>
        `${day} player ${player_id} ${currency}: ${found}, but the rounds say ${expected}`,
    ),
    'npm run ops -- loyalty rebuild counts them anew; cashback that was paid stays as it was.',
  );
};
