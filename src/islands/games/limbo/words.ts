import { parseTarget } from '#domain/games/limbo/target.ts';
import { t } from '#i18n/client.ts';
import type { SettledRound } from '#stores/play/game.ts';
import { groupedText } from '../kit/picture/limbo.ts';

/** Where the number stopped, in hundredths; undefined in an outcome of another game. */
export const crashOf = ({ outcome }: Pick<SettledRound, 'outcome'>): number | undefined => {
  const { crash } = outcome;
  return typeof crash === 'string' && /^\d+\.\d\d$/.test(crash) ? Number(crash.replace('.', '')) : undefined;
};

/** The target of a round, in hundredths. */
export const targetOfRound = ({ bets }: Pick<SettledRound, 'bets'>): number | undefined => {
  const spot = bets[0]?.['spot'];
  return typeof spot === 'string' ? parseTarget(spot) : undefined;
};

/** How a round came out. */
export const outcomeWords = (round: SettledRound): string =>
  t('casual.limbo.result', {
    crash: groupedText(crashOf(round) ?? 100),
    target: groupedText(targetOfRound(round) ?? 100),
  });
