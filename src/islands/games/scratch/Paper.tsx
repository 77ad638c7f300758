import type { PaperProps } from './art.ts';
import { arts } from './arts.ts';
import { teeth } from './lettering.tsx';
import type { ScratchId } from './picture/scratch.ts';

/** The ticket itself, before anything is printed in its fields. */
export function Paper({ id, title, number }: PaperProps & { id: ScratchId }) {
  const { Paper: Drawn, layout } = arts[id];
  return (
    <>
      <defs>
        <pattern id="scratch-dots" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
          <circle cx="4" cy="4" r="2" className="fill-paper-night" />
        </pattern>
        <pattern id="scratch-paper" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
          <circle cx="4.5" cy="4.5" r="2.1" className="fill-paper-sheet" />
        </pattern>
      </defs>
      <Drawn title={title} number={number} />
      <path d={teeth(layout.width, 0)} className="fill-paper-dim" />
    </>
  );
}
