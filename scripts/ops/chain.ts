import { parseArgs } from 'node:util';
import type { Db } from '#server/db/db.ts';
import { announceSalt, type ChainRow, listChains, saltChain } from '#server/db/queries/shared.ts';
import { noted } from '#server/services/desk/noted.ts';
import { type Answer, failed, said } from './answer.ts';
import { actorOf } from './shell-actor.ts';

const line = ({ game_id, number, commitment, announced, salt, salt_source }: ChainRow): string => {
  const waits = announced === null ? 'salted by its first stake' : `waits for: ${announced}`;
  return `${game_id}-${number}  ${commitment}  ${salt === null ? waits : `salt ${salt} (${salt_source})`}`;
};

const list = async (db: Db, game: string): Promise<Answer> => {
  const rows = await db.query<ChainRow>(listChains, [game]);
  return rows.length > 0
    ? said(...rows.map(line))
    : failed(`There is no chain of ${game}: the house makes one when it starts.`);
};

const refusals = {
  announce: 'Not announced: there is no such chain, it has its salt, or a round of it was opened.',
  salt: 'Not salted: there is no such chain, nothing was announced for it, or it has its salt.',
} as const;

/**
 * `chain list <game>`, `chain announce <game> <number> <source>`, `chain salt <game> <number> <value>`, with `--by <name>` for who does it,
 * else the user of the operating system; undefined: none of them.
 */
export const runChain = (db: Db, words: readonly string[], now: Date): Promise<Answer> | undefined => {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { by: { type: 'string' } },
  });
  const [command, game, number, text, ...rest] = positionals;
  if (game === undefined || rest.length > 0) return undefined;
  if (command === 'list' && number === undefined) return list(db, game);
  if ((command !== 'announce' && command !== 'salt') || !text?.trim() || !/^[1-9]\d{0,8}$/.test(number ?? ''))
    return undefined;
  const actor = actorOf(values.by);
  if (actor === undefined) return undefined;
  const write = async (): Promise<Answer> => {
    const operands = [game, Number(number), text.trim()];
    const [act, statement, given] =
      command === 'announce'
        ? (['chains.announce', announceSalt, operands] as const)
        : (['chains.salt', saltChain, [...operands, now]] as const);
    const subject = { kind: 'chain', id: `${game}-${number}` };
    const done = await noted(db, actor, { act, subject, facts: { said: text.trim() } }, now, (tx) =>
      tx.query(statement, given),
    );
    const shown = await list(db, game);
    return { done, lines: [...(done ? [] : [refusals[command]]), ...shown.lines] };
  };
  return write();
};
