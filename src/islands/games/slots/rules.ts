import type { SpotReturn } from '#domain/games/kit/game.ts';
import { type Rational, rational } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '../kit/frame/table-rules.ts';
import { onceIn, timesText } from './picture/figures.ts';

/** The most that a spin pays, and once in how many spins. */
export const topWords = ([figures]: readonly SpotReturn[], chance?: Rational): string =>
  t('slots.rule_top', {
    times: timesText(figures?.maxWin ?? rational(0n)),
    odds: onceIn(chance ?? figures?.maxWinChance ?? rational(1n)),
  });

/** The figures of a machine that takes one kind of bet. */
export const figuresOf = (returns: readonly SpotReturn[]): Pick<TableRules, 'returns' | 'kindWords'> => ({
  returns,
  kindWords: () => t('slots.one_spin'),
});
