import { t } from '#i18n/client.ts';
import { TableFrame } from '#islands/games/kit/frame/TableFrame.tsx';
import { type FrameShape, isFlat, useStill } from '#islands/games/kit/frame/use-frame.ts';
import type { TableProps } from '../../kit/table.ts';
import type { Closed } from '../picture/craps.ts';
import { pocketBoard, rivalOf } from '../picture/craps-pocket.ts';
import { type TableState, type TableWays, useTable } from '../use-table.ts';
import { pocketRules } from './rules.ts';
import { Stage } from './Stage.tsx';
import { Tray } from './Tray.tsx';
import { rolledText } from './words.ts';

const closedWords = (closed: Closed): string =>
  closed === 'point_is_on' ? t('pocketcraps.line_is_shut') : t(`craps.closed.${closed}`);

const ways: TableWays = { board: pocketBoard, closedWords, rivalOf };

/** Where the line is beside the dice, and not below the stage. */
const isNarrow = (shape: FrameShape): boolean => shape.stand === 'tall' || isFlat(shape);

/** What the last roll did to each bet while the hand goes on. What comes next the stage says. */
const promptOf = (table: TableState): string => {
  if (table.rollId !== undefined) return t('craps.rolling');
  return table.round.open ? rolledText(table) : t('craps.place_bets');
};

/** The small table: it fills its frame, whatever the frame's shape, and never scrolls. */
export function Table({ session }: TableProps) {
  const still = useStill();
  const table = useTable(session, ways);
  return (
    <TableFrame
      round={table.round}
      rules={pocketRules()}
      ground="from-hardway-deep to-hardway-dim"
      prompt={promptOf(table)}
      note={table.chips.note}
      statusInStage={isNarrow}
      stage={(shape, status) => <Stage table={table} shape={shape} still={still} status={status} />}
      tray={(shape) => <Tray table={table} shape={shape} />}
    />
  );
}
