import { randomBytes } from 'node:crypto';
import { publicKeyOf, type TreeHead } from '#domain/transparency/head.ts';
import { coverOf } from '#domain/transparency/liability-statement.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/db.ts';
import { listShownHeads, type ShownHeadRow } from '#server/db/queries/head-stamps.ts';
import { publishLiabilities } from '#server/services/liabilities/publish-liabilities.ts';
import { headOfRow, publishNow } from '#server/services/transparency/publish-head.ts';
import { sealLeaves } from '#server/services/transparency/seal.ts';
import { type Answer, failed, said } from './answer.ts';

const shown = 24;

const lineOf = ({ at, epoch, size, root }: TreeHead): string =>
  `${new Date(at).toISOString()}  epoch ${epoch}  ${size} leaves  ${root}`;

const stampOf = ({ stampedAt, authority }: ShownHeadRow): string =>
  stampedAt === null ? '' : `  stamped ${new Date(Number(stampedAt)).toISOString()} by ${authority}`;

/** `log publish`, `log list`, `log liabilities`; undefined: none of them. */
export const runLog = (
  db: Db,
  loadConfig: () => Config,
  words: readonly string[],
  now: Date,
): Promise<Answer> | undefined => {
  const [command, ...rest] = words;
  if (rest.length > 0) return undefined;
  if (command === 'publish') return publish(db, loadConfig(), now);
  if (command === 'liabilities') return liabilities(db, loadConfig(), now);
  return command === 'list' ? list(db, loadConfig()) : undefined;
};

const publish = async (db: Db, config: Config, now: Date): Promise<Answer> => {
  await sealLeaves({ db });
  const head = await publishNow({ db, config, clock: { now: () => now } });
  return head
    ? said(lineOf(head))
    : failed('Not published: a process of the house is sealing at this moment. Try again.');
};

const liabilities = async (db: Db, config: Config, now: Date): Promise<Answer> => {
  const statement = await publishLiabilities({ db, config, random: { bytes: randomBytes }, clock: { now: () => now } });
  if (!statement) return failed('Not signed: today has its statement, or a process of the house is at it.');
  return said(
    ...statement.currencies.map((one) => {
      const { heldMinor, leftMinor } = coverOf(one);
      return `${one.currency}  owed ${one.owed}, pots ${one.jackpots}, held ${heldMinor}, left ${leftMinor} (minor units)`;
    }),
    `Signed for ${statement.day}.`,
  );
};

const list = async (db: Db, { secrets }: Config): Promise<Answer> => {
  const rows = await db.query<ShownHeadRow>(listShownHeads, [shown]);
  return said(
    `Signed with the Ed25519 key ${publicKeyOf(secrets.log)}.`,
    ...rows.map((row) => `${lineOf(headOfRow(row))}${stampOf(row)}`),
  );
};
