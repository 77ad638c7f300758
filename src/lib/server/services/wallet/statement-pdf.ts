import { formatAmount } from '#domain/money/amount.ts';
import type { ServerContext } from '../../context.ts';
import { type HouseKey, textOf } from '../../words.ts';
import { shownEmail } from '../profile/shown-email.ts';
import { emailOn, nameOn } from './holder-on-paper.ts';
import { type Column, createSheet, type Sheet, textWidth } from './pdf-sheet.ts';
import type { Parts, Statement, WalletStatement } from './statement.ts';
import { kindWords, moment } from './statement-words.ts';

const columns: readonly Column[] = [
  { at: 0 },
  { at: 96 },
  { at: 330, right: true },
  { at: 415, right: true },
  { at: textWidth, right: true },
];

const headings: readonly HouseKey[] = [
  'statement.paper_when',
  'statement.paper_what',
  'statement.paper_own',
  'statement.paper_bonus',
  'statement.paper_held',
];

/** A statement on paper: each wallet with what it held before and after, every movement but play, and play by the day. */
export const statementPdf = async (
  { config, clock }: Pick<ServerContext, 'config' | 'clock'>,
  statement: Statement,
): Promise<Uint8Array<ArrayBuffer>> => {
  const { holder, from, before, wallets, isCut } = statement;
  const name = config.operatorName;
  const email = shownEmail(holder.email);
  const title = textOf('statement.paper_statement_of', { email });
  const foot = textOf('statement.paper_foot', { house: name, time: moment(clock.now()) });
  const sheet = await createSheet({ title, author: name, foot, names: [holder.full_name, email], now: clock.now() });
  sheet.heading(textOf('statement.paper_statement', { house: name }));
  sheet.gap();
  sheet.line(nameOn(sheet, holder.full_name));
  sheet.line(emailOn(sheet, holder.email));
  sheet.line(textOf('statement.paper_period', { from: moment(from), to: moment(before) }));
  if (isCut) sheet.line(textOf('statement.paper_cut'));
  for (const wallet of wallets) addWallet(sheet, wallet);
  return sheet.finish();
};

const addWallet = (sheet: Sheet, wallet: WalletStatement): void => {
  const { currency } = wallet;
  const amounts = ({ own, bonus, held }: Parts): string[] =>
    [own, bonus, held].map((part) => formatAmount(part, currency));
  const row = (when: string, what: string, parts: Parts, look: 'plain' | 'strong' = 'plain') =>
    sheet.row(columns, [when, what, ...amounts(parts)], look);
  sheet.gap(14);
  sheet.title(currency);
  sheet.row(
    columns,
    headings.map((key) => textOf(key)),
    'faint',
  );
  sheet.rule();
  row('', textOf('statement.paper_before'), wallet.opening, 'strong');
  for (const line of linesOf(wallet)) row(line.when, line.what, line);
  sheet.rule();
  for (const sum of wallet.sums)
    row('', textOf('statement.paper_sum', { what: kindWords(sum.kind), count: String(sum.movements) }), sum);
  sheet.rule();
  row('', textOf('statement.paper_after'), wallet.closing, 'strong');
};

type Line = Parts & { readonly order: string; readonly when: string; readonly what: string };

/** In the order of time; play stands at the end of its day. */
const linesOf = ({ moves, play }: WalletStatement): Line[] =>
  [
    ...moves.map(({ at, kind, own, bonus, held }) => ({
      order: moment(at),
      when: moment(at),
      what: kindWords(kind),
      own,
      bonus,
      held,
    })),
    ...play.map(({ day, kind, movements, own, bonus, held }) => ({
      order: `${day} 99`,
      when: textOf('statement.paper_of_day', { day }),
      what: textOf('statement.paper_counted', { what: kindWords(kind), count: String(movements) }),
      own,
      bonus,
      held,
    })),
  ].sort((a, b) => (a.order < b.order ? -1 : 1));
