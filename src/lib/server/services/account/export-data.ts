import { ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import { dataKinds } from '../../db/queries/player-data.ts';
import type { Caller, PlayerSession } from '../caller.ts';
import { checkPassword, type PasswordError } from '../identity/proof.ts';
import { writeSecurityEvent } from '../identity/security-events.ts';
import { csvParts } from './csv-parts.ts';
import { playerRows } from './player-rows.ts';
import { zipOf } from './zip.ts';

export type DataFile = {
  readonly name: `${string}.${string}`;
  readonly type: string;
  readonly parts: AsyncGenerator<string | Uint8Array, void>;
};

/** Everything that the house keeps about the player, written page by page as it is taken. Needs the password. */
export const exportData = async (
  ctx: ServerContext,
  caller: Caller,
  player: PlayerSession,
  { format, password }: { readonly format: 'json' | 'csv'; readonly password: string },
): Promise<Result<DataFile, PasswordError>> => {
  const known = await checkPassword(ctx, caller, player.playerId, password);
  if (!known.ok) return known;
  const now = ctx.clock.now();
  await writeSecurityEvent(ctx.db, now, 'data_exported', { playerId: player.playerId, caller }, { format });
  const name = `faceup-data-${now.toISOString().slice(0, 10)}` as const;
  return ok(
    format === 'json'
      ? { name: `${name}.json`, type: 'application/json; charset=utf-8', parts: jsonDocument(ctx, player, now) }
      : { name: `${name}.zip`, type: 'application/zip', parts: csvArchive(ctx, player, now) },
  );
};

/** `{ format, version, exportedAt, data: { kind: [row, …], … } }` */
async function* jsonDocument(ctx: ServerContext, { playerId }: PlayerSession, now: Date): AsyncGenerator<string, void> {
  yield `{"format":"faceup-data","version":1,"exportedAt":${JSON.stringify(now)},"data":{`;
  for (const [place, kind] of dataKinds.entries()) {
    yield `${place === 0 ? '' : ','}\n${JSON.stringify(kind.name)}:[`;
    let comma = '';
    for await (const rows of playerRows(ctx.db, kind, playerId)) {
      yield comma + rows.map((row) => `\n${JSON.stringify(row)}`).join(',');
      comma = ',';
    }
    yield ']';
  }
  yield '\n}}\n';
}

const csvArchive = (ctx: ServerContext, { playerId }: PlayerSession, now: Date) =>
  zipOf(
    dataKinds.map((kind) => ({
      name: `${kind.name}.csv`,
      parts: csvParts(kind, playerRows(ctx.db, kind, playerId)),
    })),
    now,
  );
