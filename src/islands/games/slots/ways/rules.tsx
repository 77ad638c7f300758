import { topChance, waysReturns } from '#domain/games/slots/ways/maths.ts';
import { kiteHarbour } from '#domain/games/slots/ways/slot-kite-harbour/title.ts';
import { rational } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '../../kit/RulesDialog.tsx';
import { type PayRow, Paytable } from '../paytable.tsx';
import { onceIn, reelFacts, timesText } from '../picture/figures.ts';
import { nameOf } from './slot-kite-harbour/names.ts';
import { kiteSymbols } from './slot-kite-harbour/symbols.tsx';

const { unitsAStake, pays: wayPays, wilds: kites, rows, strips } = kiteHarbour;

/** One place on each reel: so many ways, before kites count for more. */
export const wayCount = rows ** strips.length;

const timesOf = (units: number): string =>
  units === 0 ? '–' : `${timesText(rational(BigInt(units), BigInt(unitsAStake)))}×`;

const payRows = (): PayRow[] => [
  ...Object.entries(wayPays).map(([letter, pays]) => ({
    key: letter,
    name: nameOf(letter),
    letters: [letter],
    pays: pays.map(timesOf),
  })),
  ...Object.entries(kites).map(([letter, count]) => ({
    key: letter,
    name: t('slots.harbour.counts_as', { name: nameOf(letter), count }),
    letters: [letter],
    pays: ['–', '–', '–'],
  })),
];

/** Rules, paytable and figures of Kite Harbour, all from the engine. */
export const kiteRules = (): TableRules => {
  const returns = waysReturns(kiteHarbour);
  const [figures] = returns;
  return {
    lead: t('slots.harbour.lead', { ...reelFacts(strips), ways: wayCount }),
    paragraphs: [
      t('slots.harbour.rule_ways'),
      t('slots.harbour.rule_kites'),
      t('slots.rule_top', { times: timesText(figures?.maxWin ?? rational(0n)), odds: onceIn(topChance(kiteHarbour)) }),
    ],
    returns,
    kindWords: () => t('slots.one_spin'),
    method: t('slots.harbour.method', reelFacts(strips)),
    paytable: (
      <Paytable
        art={kiteSymbols}
        ground="bg-slot-amber"
        caption={t('slots.paytable_way')}
        columns={[t('slots.th_three'), t('slots.th_four'), t('slots.th_five')]}
        rows={payRows()}
      />
    ),
  };
};
