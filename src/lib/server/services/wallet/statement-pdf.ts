import { formatAmount } from '#domain/money/amount.ts';
import type { ServerContext } from '../../context.ts';
import { type HouseKey, textOf } from '../../words.ts';
import { shownEmail } from '../profile/shown-email.ts';
import { type Receipt, secondsOf } from '../safer-play/receipts.ts';
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
  const { holder, from, before, wallets, sessions, isCut } = statement;
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
  if (sessions.length > 0) addSessions(sheet, sessions);
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

const sessionColumns: readonly Column[] = [
  { at: 0 },
  { at: 112 },
  { at: 172 },
  { at: 290, right: true },
  { at: 360, right: true },
  { at: 430, right: true },
  { at: textWidth, right: true },
];
const sessionHeadings: readonly HouseKey[] = [
  'statement.paper_when',
  'statement.paper_time',
  'statement.paper_currency',
  'statement.paper_staked',
  'statement.paper_returned',
  'statement.paper_net',
  'statement.paper_expected',
];

const clockOf = (seconds: number): string => {
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60)];
  return [hours, minutes, seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
};

/** Each play session as its receipt at the end of play had it. */
const addSessions = (sheet: Sheet, sessions: readonly Receipt[]): void => {
  sheet.gap(14);
  sheet.title(textOf('statement.paper_sessions'));
  sheet.line(textOf('statement.paper_expected_means'), 'faint');
  sheet.row(
    sessionColumns,
    sessionHeadings.map((key) => textOf(key)),
    'faint',
  );
  sheet.rule();
  for (const session of sessions)
    for (const { currency, stakedMinor, returnedMinor, expectedMinor, untoldMinor } of session.totals) {
      const amounts = [stakedMinor, returnedMinor, returnedMinor - stakedMinor, expectedMinor];
      const texts = amounts.map((amount) => formatAmount(amount, currency));
      sheet.row(sessionColumns, [moment(session.began), clockOf(secondsOf(session)), currency, ...texts]);
      if (untoldMinor > 0n)
        sheet.line(
          textOf('statement.paper_untold', { amount: formatAmount(untoldMinor, currency), currency }),
          'faint',
        );
    }
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
