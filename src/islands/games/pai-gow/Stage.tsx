import { FeltRoom } from '../kit/felt/Felt.tsx';
import type { FrameShape } from '../kit/frame/use-frame.ts';
import { Felt } from './Felt.tsx';
import { paiGowShapeOf } from './geometry.ts';
import type { TableState } from './use-table.ts';

type StageProps = { table: TableState; shape: FrameShape; still: boolean };

/** The felt alone: its results lie on it. */
export const Stage = ({ table, shape, still }: StageProps) => (
  <FeltRoom>
    <Felt table={table} shape={paiGowShapeOf(shape)} still={still} />
  </FeltRoom>
);
