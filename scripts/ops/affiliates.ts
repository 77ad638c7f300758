import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type Month, monthOf } from '#domain/desk/statement-month.ts';
import { formatAmount, parseAmount } from '#domain/money/amount.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/db.ts';
import { type AffiliateRow, listAffiliates } from '#server/db/queries/affiliates.ts';
import { endWithAffiliate, registerAffiliate } from '#server/services/affiliates/register-affiliate.ts';
import { readStatement, statementFile } from '#server/services/affiliates/statement.ts';
import type { Actor } from '#server/services/desk/actor.ts';
import { noteAct } from '#server/services/desk/note-act.ts';
import type { EndpointDesk } from '#server/services/events/endpoints.ts';
import { openAffiliateFile } from './affiliate-file.ts';
import { type Answer, failed, minuteOf, said } from './answer.ts';
import { endpointRefusals } from './endpoint-refusals.ts';
import { nameless, nameOf, shellActor } from './shell-actor.ts';

const option = { type: 'string' } as const;
const options = {
  by: option,
  share: option,
  cpa: option,
  affiliate: option,
  month: option,
  'to-file': option,
} as const;

const refusals = {
  ...endpointRefusals,
  prefix_taken:
    'Refused: there is an affiliate of that name, or one prefix begins the other. `affiliates list` shows them.',
  template_invalid:
    'Refused: braces stand in the query alone, and have one of id, event, click_id, day, currency, amount, eur_cents.',
} as const;
const unknown = failed('There is no such affiliate.');

/**
 * `affiliates list`, `affiliates statement --affiliate <name> --month <month> [--to-file <file>]`, and with `--by <name>` `affiliates add <name> <prefix>
 * <address> [--share <percent>] [--cpa <euros>]`, `affiliates end <name>`. Undefined: none of them.
 */
export const runAffiliates = (
  db: Db,
  config: () => Config,
  words: readonly string[],
  now: Date,
): Promise<Answer> | undefined => {
  const { positionals, values } = parseArgs({ args: [...words], allowPositionals: true, options });
  const [command, id, prefix, url, ...rest] = positionals;
  if (rest.length > 0) return undefined;
  if (command === 'list' && id === undefined) return list(db);
  const by = nameOf(values.by);
  const actor = shellActor(by);
  if (command === 'statement' && id === undefined) {
    const month = monthOf(values.month ?? '');
    if (month === undefined || values.affiliate === undefined) return undefined;
    return by === ''
      ? Promise.resolve(nameless)
      : statement(db, actor, values.affiliate, month, values['to-file'], now);
  }
  if (id === undefined || !/^[a-z][a-z0-9-]{1,39}$/.test(id)) return undefined;
  const desk = (tx: EndpointDesk['db']) => ({ db: tx, config: config(), random: { bytes: randomBytes }, now });
  if (command === 'end' && prefix === undefined)
    return by === '' ? Promise.resolve(nameless) : changed(db, actor, id, 'end', now, (tx) => end(desk(tx), id));
  const terms = termsOf(values.share, values.cpa);
  if (command !== 'add' || terms === undefined || url === undefined) return undefined;
  if (prefix === undefined || !/^[\w.-]{2,60}$/.test(prefix)) return undefined;
  if (by === '') return Promise.resolve(nameless);
  return changed(db, actor, id, 'add', now, (tx) => add(desk(tx), { id, prefix, url, ...terms }));
};

const termsOf = (share = '0', cpa = '0') => {
  const euros = parseAmount(cpa, 'EUR');
  if (!/^\d{1,3}$/.test(share) || Number(share) > 100 || !euros.ok || euros.value < 0n) return undefined;
  return { sharePercent: Number(share), cpaEurCents: euros.value };
};

/** Does something to an affiliate and notes it, both or neither. */
const changed = (
  db: Db,
  actor: Actor,
  id: string,
  what: string,
  now: Date,
  work: (tx: EndpointDesk['db']) => Promise<Answer>,
): Promise<Answer> =>
  db
    .transaction(async (tx) => {
      const answer = await work(tx);
      // An affiliate whose address was refused is not there, either.
      if (!answer.done) throw new Undone(answer);
      await noteAct(tx, now, actor, { act: 'affiliates.changed', subject: { kind: 'affiliate', id }, facts: { what } });
      return answer;
    })
    .catch((error: unknown) => {
      if (error instanceof Undone) return error.answer;
      throw error;
    });

class Undone extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super('undone');
    this.answer = answer;
  }
}

const add = async (desk: EndpointDesk, wish: Parameters<typeof registerAffiliate>[1]): Promise<Answer> => {
  const added = await registerAffiliate(desk, wish);
  if (!added.ok) return failed(refusals[added.code]);
  return said(
    `Players whose click id begins with ${wish.prefix} are ${wish.id}’s from now on, and are told of by the webhook ${added.value.endpointId}.`,
    `Its secret, which is shown this once: ${added.value.secret}`,
  );
};

const end = async (desk: EndpointDesk, id: string): Promise<Answer> =>
  (await endWithAffiliate(desk, id)) ? said(`Nothing more is counted to ${id}, nor told to it.`) : unknown;

const euros = (cents: bigint): string => `${formatAmount(cents, 'EUR')} EUR`;

const agreed = ({ share_percent: share, cpa_eur_cents: cpa }: AffiliateRow): string =>
  `${share}% of net revenue, ${euros(cpa)} for a first deposit`;

const list = async (db: Db): Promise<Answer> => {
  const rows = await db.query<AffiliateRow>(listAffiliates);
  if (rows.length === 0) return said('Nobody sends players here.');
  return said(
    ...rows.map(
      (row) =>
        `${row.id}  ${row.prefix}  ${row.players} players  ${agreed(row)}${row.ended_at === null ? '' : `  ended ${minuteOf(row.ended_at)}`}`,
    ),
  );
};

const statement = async (
  db: Db,
  actor: Actor,
  id: string,
  month: Month,
  file: string | undefined,
  now: Date,
): Promise<Answer> => {
  const read = await readStatement(db, id, month);
  if (read === undefined) return unknown;
  const { rows, sums, sharePercent, countedTo, isFinal } = read;
  if (file !== undefined) {
    const out = openAffiliateFile(file);
    // Before the first row is in the file.
    const subject = { kind: 'affiliate', id };
    const facts = { month: month.name, rows: rows.length };
    await db.transaction((tx) => noteAct(tx, now, actor, { act: 'affiliates.export', subject, facts }));
    out.write(statementFile(rows));
  }
  return said(
    `${id}, ${month.name}: ${sums.registrations} registrations, ${sums.firstDeposits} first deposits`,
    `deposits ${euros(sums.depositsEurCents)}, net revenue ${euros(sums.revenueEurCents)}`,
    `${sharePercent}% of it ${euros(sums.shareEurCents)}, for first deposits ${euros(sums.cpaEurCents)}`,
    `owed ${euros(sums.owedEurCents)}`,
    ...(isFinal ? [] : [`Not the last word: revenue is counted up to ${countedTo ?? 'no day yet'}.`]),
    ...(file === undefined ? [] : [`${file} holds ${rows.length} rows.`]),
  );
};
