import { type RiskThresholds, type ThresholdName, thresholdBounds, thresholdNames } from '#domain/risk/thresholds.ts';
import { afterAct } from './after-act.ts';
import { createDeskQuery } from './asked.ts';
import { callDesk, type DeskAnswer } from './call-desk.ts';

export type RiskRules = DeskAnswer<'readRiskRules'>;
export type RiskPreview = DeskAnswer<'previewRiskRules'>;

export const $riskRules = createDeskQuery(() => callDesk('readRiskRules', {}));

/** The figures of a form, as they were typed. */
export type TypedThresholds = Readonly<Record<ThresholdName, string>>;

export const typedFrom = (thresholds: RiskThresholds): TypedThresholds =>
  Object.fromEntries(thresholdNames.map((name) => [name, String(thresholds[name])])) as TypedThresholds;

const wholeOf = (name: ThresholdName, typed: string): number | null => {
  const value = /^\d{1,9}$/.test(typed.trim()) ? Number(typed.trim()) : Number.NaN;
  const { min, max } = thresholdBounds[name];
  return value >= min && value <= max ? value : null;
};

/** What was typed as thresholds, or the names of what is no whole number within its bounds. */
export const readThresholds = (
  typed: TypedThresholds,
): { readonly thresholds: RiskThresholds } | { readonly wrong: readonly ThresholdName[] } => {
  const wrong = thresholdNames.filter((name) => wholeOf(name, typed[name]) === null);
  if (wrong.length > 0) return { wrong };
  const entries = thresholdNames.map((name) => [name, wholeOf(name, typed[name])]);
  return { thresholds: Object.fromEntries(entries) as RiskThresholds };
};

export const previewRules = (thresholds: RiskThresholds) => callDesk('previewRiskRules', { body: { thresholds } });

export const proposeRules = (thresholds: RiskThresholds, version: number, reason: string) =>
  afterAct(callDesk('proposeRiskRules', { body: { thresholds, reason, shown: { version } } }), $riskRules.reload);
export const approveRules = (id: string) =>
  afterAct(callDesk('approveRiskRules', { params: { id } }), $riskRules.reload);
export const refuseRules = (id: string, note: string) =>
  afterAct(callDesk('refuseRiskRules', { params: { id }, body: { note } }), $riskRules.reload);
export const withdrawRules = (id: string, note: string) =>
  afterAct(callDesk('withdrawRiskRules', { params: { id }, body: { note } }), $riskRules.reload);
