import type { Db } from '#server/db/db.ts';
import { type EpochRow, freePayouts, listEpochs } from '#server/db/queries/epochs.ts';
import { noted } from '#server/services/desk/noted.ts';
import { type Answer, failed, said } from './answer.ts';
import { actorOf } from './shell-actor.ts';

const line = ({ number, began_at, reason, passed_at, payouts_held, report }: EpochRow): string => {
  const state = passed_at === null ? 'not passed yet' : payouts_held ? 'payouts are held' : 'passed';
  return `${number}  ${began_at.toISOString()}  ${reason}  ${state}  ${JSON.stringify(report)}`;
};

/** `epochs list`, `epochs free-payouts --by <name> --note <what was found>`; undefined: none of them. */
export const runEpochs = (db: Db, words: readonly string[], now: Date): Promise<Answer> | undefined => {
  const [command, by, name, note, text, ...rest] = words;
  if (command === 'list' && by === undefined)
    return db.query<EpochRow>(listEpochs).then((rows) => said(...rows.map(line)));
  if (
    command !== 'free-payouts' ||
    by !== '--by' ||
    !name?.trim() ||
    note !== '--note' ||
    !text?.trim() ||
    rest.length > 0
  )
    return undefined;
  const actor = actorOf(name);
  if (actor === undefined) return undefined;
  const found = text.trim();
  const freed = { freedBy: actor.name, freedAt: now.toISOString(), found };
  return noted(db, actor, { act: 'epochs.free_payouts', reason: found }, now, (tx) =>
    tx.query(freePayouts, [JSON.stringify(freed)]),
  ).then((isDone) => (isDone ? said('Payouts go on.') : failed('No payouts were held.')));
};
