import { stickyReturns, topChance } from '#domain/games/slots/sticky-wilds/maths.ts';
import { rational } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '../../kit/RulesDialog.tsx';
import { LinePaytable, unitsText } from '../lines/LinePaytable.tsx';
import { reelFacts, timesText } from '../picture/figures.ts';
import type { StickySkin } from './skin.ts';

/** Rules, paytable and figures of a machine whose wilds stay, all from the engine. */
export const stickyRules = (
  { title, symbols, tone, words }: StickySkin,
  nameOf: (letter: string) => string,
): TableRules => {
  const { machine, staying } = title;
  const returns = stickyReturns(title);
  const [figures] = returns;
  const lines = machine.paylines.length;
  const names = { wild: nameOf(machine.wild), coin: nameOf(machine.feature) };
  const opening =
    staying.kind === 'spins'
      ? { trigger: staying.trigger, award: staying.award, opens: unitsText(staying.opens, machine) }
      : {};
  const chance = topChance(title);
  const times = timesText(figures?.maxWin ?? rational(0n));
  const digits = String(chance.den / chance.num).length;
  return {
    lead: t(words.lead, { ...reelFacts(machine.strips), lines }),
    paragraphs: [
      t(staying.kind === 'spins' ? 'stickywilds.rule_lines_but' : 'stickywilds.rule_lines', { ...names, lines }),
      t(words.rule, { ...names, ...opening }),
      t('stickywilds.rule_top', { times, digits }),
    ],
    returns,
    kindWords: () => t('slots.one_spin'),
    method: t('stickywilds.method', reelFacts(machine.strips)),
    paytable: (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      <section className="overflow-x-auto" aria-label={t('slots.paytable')} tabIndex={0}>
        <LinePaytable machine={machine} art={symbols} ground={tone.reel} nameOf={nameOf} />
      </section>
    ),
  };
};
