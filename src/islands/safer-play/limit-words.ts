import type { LimitKind } from '#domain/limits/limit.ts';
import { isAmountFault } from '#domain/money/typed-amount.ts';
import { t } from '#i18n/client.ts';
import { amountWords } from '#stores/format/amount-words.ts';
import { type Limit, leftOf, showBound } from '#stores/safer-play/limits.ts';

/** "Deposits in 24 hours": tells the same buttons of twelve limits apart. */
export const limitName = ({ kind, period }: Limit): string =>
  t('saferplay.limit_name', { kind: t(`saferplay.${kind}_title`), period: t(`saferplay.period_${period}`) });

export const usedWords = (limit: Limit): string => {
  const left = leftOf(limit);
  const used = showBound(limit.kind, limit.used);
  // A payment that is still open holds its room in the limit (decision 021).
  const of = limit.kind === 'deposit' ? '_deposit' : '';
  return left === null
    ? t(`saferplay.used_only${of}`, { used })
    : t(`saferplay.used_left${of}`, { used, left: showBound(limit.kind, left) });
};

const edges = ['amount_below_minimum', 'amount_above_maximum'] as const;

/** What is wrong with a field: a code, with the edge behind a colon where one was passed. */
export const limitErrorWords = (kind: LimitKind, error: string | undefined): string | undefined => {
  if (error === undefined) return undefined;
  if (error === 'hours_invalid') return t('saferplay.hours_invalid');
  if (isAmountFault(error)) return t(...amountWords(error));
  const [code = '', edge = ''] = error.split(':');
  const passed = edges.find((one) => one === code);
  if (passed !== undefined && edge !== '') return t(`saferplay.${passed}`, { limit: showBound(kind, edge) });
  return t(code === 'network' ? 'errors.network' : 'errors.bad_request');
};
