import { returnsByKind, topWinChance } from '#domain/games/slot-tidepool/maths.ts';
import { cascadeFactor, cascadesMax, clusterUnits, unitsAStake } from '#domain/games/slot-tidepool/paytable.ts';
import { rows, strips, symbols } from '#domain/games/slot-tidepool/reels.ts';
import { rational } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import { onceIn, reelFacts, timesText } from '#stores/slots/figures.ts';
import type { TableRules } from '../../kit/RulesDialog.tsx';
import { Paytable } from '../paytable.tsx';
import { nameOf } from './names.ts';
import { poolSymbols } from './symbols.tsx';

const letters = Object.keys(symbols);
const cells = rows * strips.length;

/** The sizes from which a cluster pays more than one smaller by one. */
const sizes = Array.from({ length: cells }, (_, index) => index + 1).filter((size) =>
  letters.some((letter) => clusterUnits(letter, size) > clusterUnits(letter, size - 1)),
);

/** "5", "10–12", and for the last "13+". */
const sizeText = (size: number, index: number): string => {
  const next = sizes[index + 1];
  if (next === undefined) return `${size}+`;
  return next === size + 1 ? `${size}` : `${size}–${next - 1}`;
};

/** Rules, paytable and figures of Tidepool, all from the engine. */
export const poolRules = (): TableRules => {
  const returns = returnsByKind();
  const [figures] = returns;
  return {
    lead: t('slots.pool.lead', reelFacts(strips)),
    paragraphs: [
      t('slots.pool.rule_clusters', { least: sizes[0] ?? 0 }),
      t('slots.pool.rule_cascades', { most: cascadeFactor(cascadesMax) }),
      t('slots.rule_top', { times: timesText(figures?.maxWin ?? rational(0n)), odds: onceIn(topWinChance()) }),
    ],
    returns,
    kindWords: () => t('slots.one_spin'),
    method: t('slots.pool.method', reelFacts(strips)),
    paytable: (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      <section className="overflow-x-auto" aria-label={t('slots.paytable')} tabIndex={0}>
        <Paytable
          art={poolSymbols}
          ground="bg-slot-teal"
          caption={t('slots.pool.paytable')}
          columns={sizes.map(sizeText)}
          rows={letters.map((letter) => ({
            key: letter,
            name: nameOf(letter),
            letters: [letter],
            pays: sizes.map(
              (size) => `${timesText(rational(BigInt(clusterUnits(letter, size)), BigInt(unitsAStake)))}×`,
            ),
          }))}
        />
      </section>
    ),
  };
};
