import { parseArgs } from 'node:util';
import { deviationsOf, halfBandOf } from '#domain/returns/drift.ts';
import type { Db } from '#server/db/db.ts';
import { type DriftRow, listDrifts, type ReturnRow, sumReturns } from '#server/db/queries/returns.ts';
import type { Actor } from '#server/services/desk/actor.ts';
import { recountReturns } from '#server/services/returns/count-returns.ts';
import { settleDrift } from '#server/services/returns/settle-drift.ts';
import { measuredOf } from '#server/services/returns/watch-returns.ts';
import { type Answer, failed, said } from './answer.ts';
import { actorOf, nameless } from './shell-actor.ts';

/** `returns list|drifts|settle|rebuild`; undefined: not that. */
export const runReturns = async (db: Db, words: readonly string[], now: Date): Promise<Answer | undefined> => {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { by: { type: 'string' } },
  });
  const [command, game, kind, ...found] = positionals;
  if (command === 'settle' && game !== undefined && kind !== undefined && found.length > 0)
    return settle(
      db,
      { game, kind, found: found.join(' '), actor: values.by === undefined ? undefined : actorOf(values.by) },
      now,
    );
  if (game !== undefined) return undefined;
  if (command === 'list') return list(db);
  if (command === 'drifts') return drifts(db);
  if (command === 'rebuild') return said(`${await recountReturns(db, now)} days are counted anew from the rounds.`);
  return undefined;
};

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

const lineOf = (row: ReturnRow): string => {
  const { game_id, game_version, currency, kind, rounds, staked, returned } = row;
  const measured = measuredOf(row);
  const half = measured && halfBandOf(measured);
  return [
    game_id,
    `v${game_version}`,
    currency,
    kind || 'all',
    `${rounds} rounds`,
    percent(returned / staked),
    ...(measured ? [`theory ${percent(measured.expected / staked)}`] : []),
    ...(half === undefined ? [] : [`± ${percent(half)}`]),
    ...(measured ? [`${deviationsOf(measured).toFixed(2)} deviations`] : []),
  ].join('  ');
};

const list = async (db: Db): Promise<Answer> => {
  const rows = await db.query<ReturnRow>(sumReturns, []);
  return rows.length === 0 ? said('No day with rounds is counted yet.') : said(...rows.map(lineOf));
};

/** Fails while one waits, so that a daily look at it can be a job. */
const drifts = async (db: Db): Promise<Answer> => {
  const rows = await db.query<DriftRow>(listDrifts, []);
  if (rows.length === 0) return said('No game has left what its figures allow.');
  const lines = rows.map(({ game_id, game_version, currency, kind, direction, day, settled, settled_by }) =>
    [
      day,
      game_id,
      `v${game_version}`,
      kind,
      currency,
      direction,
      settled === null ? 'waits' : `settled by ${settled_by}: ${settled}`,
    ].join('  '),
  );
  return rows.some(({ settled }) => settled === null) ? failed(...lines) : said(...lines);
};

type Settled = {
  readonly game: string;
  readonly kind: string;
  readonly found: string;
  readonly actor: Actor | undefined;
};

const settle = async (db: Db, { game, kind, found, actor }: Settled, now: Date): Promise<Answer> => {
  if (actor === undefined) return nameless;
  const done = await settleDrift(db, actor, { game, kind, found }, now);
  return done ? said(`Settled: ${game} ${kind}.`) : failed(`Nothing waits of ${game} ${kind}.`);
};
