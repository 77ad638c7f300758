import type { LedgerReport } from '#server/services/ledger/check-ledger.ts';
import { type Answer, failed, said } from './answer.ts';
import { logLines } from './log-lines.ts';

/** What the ledger's proof found, line by line; not done where anything is unsound. */
export const ledgerAnswer = ({ isSound, totals, mismatches, grants, house, log }: LedgerReport): Answer => {
  const lines = [
    ...totals.map(({ currency, postings, total }) => `${currency}: ${postings} postings, sum ${total}`),
    ...mismatches.map(
      ({ problem, accountId, movementId, found, expected }) =>
        `${problem}: account ${accountId ?? '-'}, movement ${movementId ?? '-'}: ${found}, expected ${expected}`,
    ),
    ...grants.map(
      ({ problem, grantId, playerId, found, expected }) =>
        `bonus, ${problem}: player ${playerId}, grant ${grantId ?? '-'}: ${found}, expected ${expected}`,
    ),
    ...house.filter(({ kind }) => kind === 'jackpot').map(potLine),
    isSound ? 'The ledger is sound.' : 'The ledger is NOT sound.',
    ...(grants.length > 0 ? ['What is kept of bonuses is NOT what the ledger says.'] : []),
    ...logLines(log),
  ];
  return (isSound && grants.length === 0 && log.breaches.length === 0 ? said : failed)(...lines);
};

const potLine = ({ owner, currency, balance }: LedgerReport['house'][number]): string =>
  balance < 0n
    ? `paid as jackpots of ${owner}, ${currency}: ${-balance}`
    : `jackpot of ${owner}, ${currency}: ${balance}`;
