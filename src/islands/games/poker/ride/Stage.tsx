import type { FrameShape } from '#islands/games/kit/frame/use-frame.ts';
import { HintedStage } from '../HintedStage.tsx';
import { Felt } from './Felt.tsx';
import { rideShapeOf } from './geometry.ts';
import type { TableState } from './use-table.ts';

type StageProps = { table: TableState; shape: FrameShape; still: boolean };

/** The felt, with its hint. */
export const Stage = ({ table, shape, still }: StageProps) => (
  <HintedStage table={table} shape={shape}>
    <Felt table={table} shape={rideShapeOf(shape)} still={still} />
  </HintedStage>
);
