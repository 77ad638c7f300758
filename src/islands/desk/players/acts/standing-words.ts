import { t } from '#i18n/client.ts';
import type { Standing } from '#stores/desk/player-acts.ts';
import { showMinute } from '#stores/format/time.ts';

const stateWords = ({ state, excludedUntil }: Standing): string => {
  const name = t(`deskplayers.state.${state}`);
  if (excludedUntil !== null)
    return t('deskplayers.act.excluded_until', { state: name, until: showMinute(excludedUntil) });
  return state === 'excluded' ? t('deskplayers.act.excluded_for_good') : name;
};

/** How an account stands, in a line. */
export const standingWords = (standing: Standing): string =>
  t('deskplayers.act.standing', {
    state: stateWords(standing),
    factor: t(standing.secondFactor ? 'deskplayers.act.factor_on' : 'deskplayers.act.factor_off'),
  });
