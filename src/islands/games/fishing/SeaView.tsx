import { useRef, useState } from 'react';
import { cx } from '#ui/cx.ts';
import { FishArt } from './FishArt.tsx';
import { Harpoon } from './Harpoon.tsx';
import type { Sea } from './picture/sea.ts';
import { Scene } from './Scene.tsx';
import { useSea } from './use-sea.ts';
import type { TableState } from './use-table.ts';

/** A thin edge of water round each, so that two in the same ink stay two. */
const outlined =
  '[&_.fill-paper-night]:stroke-paper-teal [&_.fill-paper-night]:[stroke-width:3px] [&_.fill-paper-night]:[vector-effect:non-scaling-stroke] [&_.fill-paper-night]:[paint-order:stroke]';

/** A finger needs so much room, however small the fish. */
const touchMin = 44;

/**
 * The sea. Its fish are pressed by pointer alone; by keyboard and for a screen reader the list of kinds beside it does
 * the same, so the picture is hidden from both.
 */
export function SeaView({ table }: { table: TableState }) {
  const { motion, round } = table;
  const box = useRef<HTMLDivElement>(null);
  const [sea, setSea] = useState<Sea>();

  useSea(box, (next) => {
    motion.resize(next);
    setSea(next);
  });

  return (
    <div
      ref={box}
      aria-hidden="true"
      data-testid="sea"
      className="relative size-full overflow-hidden rounded-md shadow-float [contain:strict]"
    >
      {sea && <Scene sea={sea} />}
      {sea &&
        motion.swimmers.map(({ habit, heading }, index) => {
          const width = habit.length * sea.unit;
          return (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: the fish of a sea are fixed
              key={index}
              ref={(body) => motion.attach(index, body)}
              data-fish={habit.id}
              onPointerEnter={() => table.aim(habit.id)}
              onPointerLeave={() => table.aim(undefined)}
              onPointerDown={(event) => event.button === 0 && table.throwAt(habit.id, index)}
              className={cx(
                'absolute top-0 left-0 grid place-items-center will-change-transform',
                round.locked ? 'cursor-default' : 'cursor-crosshair',
              )}
              style={{
                width: Math.max(touchMin, width),
                height: Math.max(touchMin, width * habit.deep),
                zIndex: habit.id === 'whale' ? 0 : 1,
              }}
            >
              <div style={{ width }} className={outlined}>
                <FishArt id={habit.id} turned={heading === 1} className="w-full" />
              </div>
            </div>
          );
        })}
      <Harpoon attachLine={motion.attachLine} attachHead={motion.attachHead} />
    </div>
  );
}
