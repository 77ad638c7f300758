import type { FrameShape } from '../kit/frame/use-frame.ts';
import { Felt } from './Felt.tsx';
import { feltShapeOf } from './geometry.ts';
import { HintedStage } from './HintedStage.tsx';
import type { TableState } from './use-table.ts';

type StageProps = { table: TableState; shape: FrameShape; still: boolean };

/** The felt of the session's game, with its hint. */
export const Stage = ({ table, shape, still }: StageProps) => (
  <HintedStage table={table} shape={shape}>
    <Felt table={table} shape={feltShapeOf(table.variant.id, shape)} still={still} />
  </HintedStage>
);
