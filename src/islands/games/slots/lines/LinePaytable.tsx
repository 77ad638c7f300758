import type { LineMachine } from '#domain/games/slots/lines/machine.ts';
import { t } from '#i18n/client.ts';
import { WidePaytable } from '../Paytable.tsx';
import { payText } from '../picture/figures.ts';
import type { CabinetSkin, SlotSkin } from '../skin.ts';
import { nameOf } from '../words.ts';

type LinePaytableProps = {
  skin: Pick<SlotSkin<{ readonly machine: LineMachine }> & CabinetSkin, 'title' | 'symbols' | 'names' | 'tone'>;
};

/** What equal symbols on a line pay, and the lines themselves. */
export function LinePaytable({ skin }: LinePaytableProps) {
  const { machine } = skin.title;
  const counts = machine.strips.map((_, reel) => reel + 1).filter((count) => count >= 3);
  return (
    <WidePaytable
      art={skin.symbols}
      ground={skin.tone.reel}
      caption={t('slots.paytable_stake')}
      columns={counts.map(String)}
      rows={Object.entries(machine.pays).map(([letter, pays]) => ({
        key: letter,
        name: nameOf(skin, letter),
        letters: [letter],
        pays: counts.map((count) => payText(pays[count - 1], machine)),
      }))}
      lines={{
        caption: t('slotfeatures.lines', { count: machine.paylines.length }),
        lines: machine.paylines,
        rows: machine.rows,
      }}
    />
  );
}
