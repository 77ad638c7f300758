import { formatAmount } from '#domain/money/amount.ts';
import type { ServerContext } from '../../context.ts';
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

/** A statement on paper: each wallet with what it held before and after, every movement but play, and play by the day. */
export const statementPdf = async (
  { config, clock }: Pick<ServerContext, 'config' | 'clock'>,
  statement: Statement,
): Promise<Uint8Array<ArrayBuffer>> => {
  const { holder, from, before, wallets, isCut } = statement;
  const name = config.operatorName;
  const title = `Statement of ${holder.email}`;
  const foot = `${name}, made ${moment(clock.now())} UTC. All times are UTC.`;
  const sheet = await createSheet({ title, author: name, foot, now: clock.now() });
  sheet.heading(`${name}: statement`);
  sheet.gap();
  // A name in letters that the fonts do not have would be worse than none.
  if (sheet.canSet(holder.full_name)) sheet.line(holder.full_name);
  sheet.line(holder.email);
  sheet.line(`${moment(from)} to ${moment(before)} UTC`);
  if (isCut) sheet.line('Not every movement is listed here; all are counted. The CSV file has them all.');
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
  sheet.row(columns, ['When', 'What', 'Own money', 'Bonus', 'On its way out'], 'faint');
  sheet.rule();
  row('', 'Before', wallet.opening, 'strong');
  for (const line of linesOf(wallet)) row(line.when, line.what, line);
  sheet.rule();
  for (const sum of wallet.sums) row('', `All: ${kindWords(sum.kind)} (${sum.movements})`, sum);
  sheet.rule();
  row('', 'After', wallet.closing, 'strong');
};

type Line = Parts & { readonly when: string; readonly what: string };

/** In the order of time; play stands at the end of its day. */
const linesOf = ({ moves, play }: WalletStatement): Line[] =>
  [
    ...moves.map(({ at, kind, own, bonus, held }) => ({ when: moment(at), what: kindWords(kind), own, bonus, held })),
    ...play.map(({ day, kind, movements, own, bonus, held }) => ({
      ...{ when: `${day} (day)`, what: `${kindWords(kind)} (${movements})`, own, bonus, held },
    })),
  ].sort((a, b) => (sortKey(a.when) < sortKey(b.when) ? -1 : 1));

const sortKey = (when: string): string => when.replace(' (day)', ' 99');
