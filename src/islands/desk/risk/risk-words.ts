import { t } from '#i18n/client.ts';
import type { WordKey } from '#i18n/keys.ts';
import type { OpenedRiskCase, RiskCase } from '#stores/desk/risk.ts';

export const ruleWords = (rule: string): string => t(`deskrisk.rule.${rule}` as WordKey) || rule.replaceAll('_', ' ');

/** How a case stands, or what was decided. */
export const stateWords = ({ state, takenBy, decision }: Pick<RiskCase, 'state' | 'takenBy' | 'decision'>): string => {
  if (state === 'decided') return decision === null ? t('deskrisk.state.decided') : t(`deskrisk.decision.${decision}`);
  return state === 'open' ? t('deskrisk.state.open') : t('deskrisk.state.looked_at', { name: takenBy?.name ?? '' });
};

export const stateTone = ({ state, decision }: Pick<RiskCase, 'state' | 'decision'>) => {
  if (state === 'open') return 'brass';
  if (state === 'looked_at') return 'won';
  return decision === 'no_concern' ? 'quiet' : 'wrong';
};

const named = (list: string, part: 'hold_reason' | 'by'): string =>
  list
    .split(', ')
    .map((name) => t(`deskrisk.${part}.${name}` as WordKey) || name)
    .join(', ');

/** What a rule found, in a sentence with its figures. */
export const findingWords = ({ rule, facts }: OpenedRiskCase['findings'][number]): string => {
  const { holds, by } = facts;
  return t(`deskrisk.finding.${rule}` as WordKey, {
    ...facts,
    ...(typeof holds === 'string' && { holds: named(holds, 'hold_reason') }),
    ...(typeof by === 'string' && { by: named(by, 'by') }),
  });
};

type CaseEvent = OpenedRiskCase['events'][number];

export const eventWords = ({ kind, facts }: Pick<CaseEvent, 'kind' | 'facts'>): string => {
  const name = facts['suspicion'] === true ? 'suspicion' : kind;
  return t(`deskrisk.event.${name}` as WordKey) || name;
};

/** What of an event's facts is said beside it. */
export const eventMore = ({ note, facts }: CaseEvent): string | undefined => {
  const { rule, decision, sha256, format } = facts;
  const parts = [
    typeof rule === 'string' ? ruleWords(rule) : null,
    typeof decision === 'string' ? t(`deskrisk.decision.${decision}` as WordKey) : null,
    typeof format === 'string' ? t(`deskrisk.format.${format}` as WordKey) : null,
    typeof sha256 === 'string' ? `SHA-256 ${sha256}` : null,
    note,
  ].filter((part) => part !== null && part !== '');
  return parts.length === 0 ? undefined : parts.join(' · ');
};
