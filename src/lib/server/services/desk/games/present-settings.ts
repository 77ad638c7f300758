import type {
  Consequences,
  SettingProposal,
  SettingValue,
  SettingVersion,
  SettingWishShown,
} from '#contract/desk/game-settings.ts';
import { formatAmount, parseAmount } from '#domain/money/amount.ts';
import { type CurrencyCode, currencyCodes } from '#domain/money/currency.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { SettingPart, SettingWish, StakeBounds, Subject } from '#domain/shelf/setting.ts';
import type { OffDoneRow, SettingRow } from '../../../db/queries/game-settings.ts';
import type { ProposalRow } from '../../../db/queries/proposals.ts';
import { presentProposal } from '../proposals.ts';
import { boundsIn } from './subject.ts';

const shownBound = (minor: bigint | null, currency: CurrencyCode) =>
  minor === null ? null : formatAmount(minor, currency);
const shownBounds = (currency: CurrencyCode, { minMinor, maxMinor }: StakeBounds) => ({
  currency,
  min: shownBound(minMinor, currency),
  max: shownBound(maxMinor, currency),
});

/** A part as it is kept, for people. */
export function presentValue(part: SettingPart, value: Readonly<Record<string, unknown>>): SettingValue {
  switch (part) {
    case 'off':
      return { part, off: 'from' in value ? { from: String(value['from']), until: String(value['until']) } : null };
    case 'countries':
      return { part, hidden: (value['hidden'] as string[] | undefined) ?? [] };
    case 'limits':
      return {
        part,
        limits: currencyCodes
          .filter((currency) => currency in value)
          .map((currency) => shownBounds(currency, boundsIn(value, currency))),
      };
  }
}

/** A wish as it came, its amounts read in their currency. */
export function readWish(shown: SettingWishShown): Result<SettingWish, 'limits_wrong'> {
  if (shown.part !== 'limits') return ok(shown);
  const limits: Partial<Record<CurrencyCode, StakeBounds>> = {};
  for (const { currency, min, max } of shown.limits) {
    const [least, most] = [min, max].map((text) => (text === null ? ok(null) : parseAmount(text, currency, 20)));
    if (!least?.ok || !most?.ok) return fail('limits_wrong', { currency, fault: 'off_step' });
    if (least.value !== null || most.value !== null) limits[currency] = { minMinor: least.value, maxMinor: most.value };
  }
  return ok({ part: 'limits', limits });
}

/** As a proposal keeps it: what was asked for, in words of the wire. */
export type KeptWish = { readonly subject: Subject; readonly from: number; readonly wish: SettingWishShown };

export const keptWish = ({ facts }: ProposalRow): KeptWish => {
  const { subject, from, wish } = facts as unknown as KeptWish;
  return { subject, from, wish };
};

export function presentSettingProposal(row: ProposalRow, now: Date): SettingProposal {
  const { subject, from, wish } = keptWish(row);
  return { ...presentProposal(row, now), of: subject.of, subject: subject.id, from, wish };
}

type Told = { readonly version: number; readonly players: number };

export function presentVersion(row: SettingRow, sums: readonly OffDoneRow[], told: readonly Told[]): SettingVersion {
  const value = presentValue(row.part, row.value);
  const isOff = value.part === 'off' && value.off !== null;
  const rounds = sums
    .filter(({ version }) => version === row.version)
    .map(({ how, currency, rounds: count, stake }) => ({
      how,
      currency,
      count,
      amount: formatAmount(stake, currency),
    }));
  return {
    version: row.version,
    of: row.subject_kind,
    subject: row.subject,
    value,
    at: row.at.toISOString(),
    proposedBy: row.proposed_by_name,
    approvedBy: row.decided_by_name,
    reason: row.reason,
    said: isOff && 'games' in row.said ? (row.said as unknown as Consequences) : null,
    done: isOff ? { told: told.find(({ version }) => version === row.version)?.players ?? 0, rounds } : null,
  };
}
