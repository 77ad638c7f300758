import type { FrameShape } from '../kit/frame/use-frame.ts';
import { Felt } from './Felt.tsx';
import { feltShapeOf } from './geometry.ts';
import { HintedStage } from './HintedStage.tsx';
import type { TableState } from './use-table.ts';

type StageProps = { table: TableState; shape: FrameShape; still: boolean };

/** The felt of the session's game, with its hint. */
export function Stage({ table, shape, still }: StageProps) {
  const felt = feltShapeOf(table.variant.id, shape);
  return (
    <HintedStage table={table} shape={shape} at={felt.hint}>
      <Felt table={table} shape={felt} still={still} />
    </HintedStage>
  );
}
