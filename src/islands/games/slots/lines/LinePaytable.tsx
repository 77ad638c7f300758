import type { LineMachine } from '#domain/games/slots/lines/machine.ts';
import { rational } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { SymbolArt } from '../ink.tsx';
import { LineDiagrams, Paytable } from '../paytable.tsx';
import { timesText } from '../picture/figures.ts';

type LinePaytableProps = {
  machine: LineMachine;
  art: SymbolArt;
  ground: string;
  nameOf: (letter: string) => string;
};

/** A number of units as stakes: "0.2×". */
export const unitsText = (units: number, { unitsAStake }: Pick<LineMachine, 'unitsAStake'>): string =>
  `${timesText(rational(BigInt(units), BigInt(unitsAStake)))}×`;

/** What equal symbols on a line pay, and the lines themselves. */
export function LinePaytable({ machine, art, ground, nameOf }: LinePaytableProps) {
  const counts = machine.strips.map((_, reel) => reel + 1).filter((count) => count >= 3);
  return (
    <Paytable
      art={art}
      ground={ground}
      caption={t('slots.paytable_stake')}
      columns={counts.map(String)}
      rows={Object.entries(machine.pays).map(([letter, pays]) => ({
        key: letter,
        name: nameOf(letter),
        letters: [letter],
        pays: counts.map((count) => (pays[count - 1] ? unitsText(pays[count - 1] ?? 0, machine) : '–')),
      }))}
    >
      <LineDiagrams
        caption={t('slotfeatures.lines', { count: machine.paylines.length })}
        lines={machine.paylines}
        rows={machine.rows}
      />
    </Paytable>
  );
}
