import { targetOf } from '#domain/games/crash/round.ts';
import { t } from '#i18n/client.ts';
import type { SettledRound } from '#stores/play/game.ts';
import { groupedText } from '../kit/picture/limbo.ts';

type Ended = { readonly point: number; readonly instant: boolean };

/** "1.98" in hundredths. */
export const hundredthsOf = (text: string): number => Number(text.replace('.', ''));

/** Where a round ended, in hundredths; undefined in an outcome of another game. */
export const endOf = ({ outcome }: { readonly outcome: SettledRound['outcome'] }): Ended | undefined => {
  const { point, instant } = outcome;
  return typeof point === 'string' && /^\d+\.\d\d$/.test(point)
    ? { point: hundredthsOf(point), instant: instant === true }
    : undefined;
};

export const endWords = ({ point, instant }: Ended): string =>
  instant ? t('crash.ended_instant') : t('crash.ended', { point: groupedText(point) });

export const outcomeWords = (round: SettledRound): string => {
  const end = endOf(round);
  return end ? endWords(end) : t('crash.no_outcome');
};

export const kindWords = (kind: string): string => t('crash.kind', { target: groupedText(targetOf(kind) ?? 0) });
