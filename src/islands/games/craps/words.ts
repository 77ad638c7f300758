import { findSpot } from '#domain/games/craps/spots.ts';
import { t } from '#i18n/client.ts';
import type { SettledRound } from '#stores/play/game.ts';
import { lastTotalOf } from './picture/craps.ts';

/** What a spot is called, in full: "Place 6", "Odds behind come 8", "Hop 2–5". */
export const spotName = (id: string): string => {
  const spot = findSpot(id);
  if (!spot) return id;
  switch (spot.kind) {
    case 'proposition':
      return t(`craps.names.${spot.name}`);
    case 'total':
      return t(`craps.names.${spot.name}`);
    case 'hop':
      return t('craps.names.hop', { low: spot.low, high: spot.high });
    case 'line':
      return spot.number === 'table' || spot.number === 'box'
        ? t(`craps.names.${spot.side}_${spot.number}`)
        : t(`craps.names.${spot.side}_moved`, { number: spot.number });
    case 'odds':
      return spot.number === 'table'
        ? t(`craps.names.odds_${spot.side}`)
        : t(`craps.names.odds_${spot.side}_moved`, { number: spot.number });
    default:
      return t(`craps.names.${spot.kind}`, { number: spot.number });
  }
};

/** What is printed on the cloth; empty where dice are drawn instead. */
export const printOf = (id: string): string => {
  const spot = findSpot(id);
  if (!spot || spot.kind === 'hop') return '';
  if (spot.kind === 'odds') return t(spot.number === 'table' ? 'craps.print.odds' : `craps.print.${spot.side}_slot`);
  if (spot.kind === 'big') return t('craps.names.big', { number: spot.number });
  if (spot.kind === 'place' || spot.kind === 'buy' || spot.kind === 'lay') return t(`craps.print.${spot.kind}`);
  return spot.kind === 'hard' ? '' : spotName(id);
};

/** What is printed beside it: what the field pays, and the twelve that stands off. */
export const besideOf = (id: string): string | undefined => {
  if (id === 'field') return t('craps.print.field');
  return id === 'dont-pass' || id === 'dont-come' ? t('craps.print.bar') : undefined;
};

/** What a screen reader and a voice call it: its name in full, all that is printed on it as it stands there (WCAG 2.5.3), and its edge. */
export const calledBy = (id: string, { pays, edge }: { readonly pays: string; readonly edge: string }): string => {
  const [name, print] = [spotName(id), printOf(id)];
  const printed = `${[print || name, besideOf(id), pays].filter(Boolean).join(' ')}, ${t('craps.spot_edge', { edge })}`;
  return print === '' || print === name ? printed : t('craps.line_of', { spot: name, words: printed });
};

/** The dice that a spot waits for, where they say more than its name. */
export const diceOf = (id: string): readonly [number, number] | undefined => {
  const spot = findSpot(id);
  if (spot?.kind === 'hop') return [spot.low, spot.high];
  if (spot?.kind === 'hard') return [spot.number / 2, spot.number / 2];
  if (spot?.kind !== 'proposition') return undefined;
  const shown = { aces: [1, 1], 'ace-deuce': [1, 2], yo: [5, 6], boxcars: [6, 6] } as const;
  return shown[spot.name as keyof typeof shown];
};

/** How a round came out, as the stickman calls its last roll. */
export const outcomeWords = (round: SettledRound): string => {
  const { total, point, rolls, end } = lastTotalOf(round);
  const facts = { total, rolls, count: rolls };
  if (end === 'collected')
    return t(rolls === 1 ? 'craps.outcome_collected_one' : 'craps.outcome_collected_other', facts);
  if (end === 'left') return t(rolls === 1 ? 'craps.outcome_left_one' : 'craps.outcome_left_other', facts);
  if (point === null) return t(rolls === 1 ? 'craps.outcome_first' : 'craps.outcome', facts);
  if (total === 7) return t('craps.outcome_seven_out', facts);
  return t(total === point ? 'craps.outcome_made' : 'craps.outcome', facts);
};
