import { t } from '#i18n/client.ts';
import { machineIds } from '#stores/play/video-poker.ts';
import { TableFrame } from '../kit/frame/TableFrame.tsx';
import { isFlat, useStill } from '../kit/frame/use-frame.ts';
import type { TableProps } from '../kit/table.ts';
import { looks } from './looks/looks.ts';
import { videoPokerRules } from './rules.ts';
import { Stage } from './Stage.tsx';
import { Tray } from './Tray.tsx';
import { type TableState, useTable } from './use-table.ts';
import { kindWords } from './words.ts';

const promptOf = ({ round, asked, kind, playing }: TableState): string => {
  if (asked && !playing && kind !== undefined)
    return t(kind === 'nothing' ? 'videopoker.ask_nothing' : 'videopoker.ask', { kind: kindWords(kind) });
  return t(round.locked ? 'videopoker.dealing' : 'videopoker.place_stake');
};

/** Any machine of Fifth Draw: its game is that of the session. */
export function Table({ session }: TableProps) {
  const id = machineIds.find((machine) => machine === session.game.id) ?? 'jacks-or-better';
  const look = looks[id];
  const still = useStill();
  const table = useTable(session, id, look, still);
  return (
    <TableFrame
      round={table.round}
      rules={videoPokerRules(id, table.chosen)}
      ground={look.ground}
      prompt={promptOf(table)}
      note={table.stake.note}
      lossIsSaid
      statusInStage={isFlat}
      stage={(shape, status) => <Stage table={table} look={look} shape={shape} still={still} status={status} />}
      tray={(shape) => <Tray table={table} slim={isFlat(shape)} tall={shape.stand === 'tall'} />}
    />
  );
}
