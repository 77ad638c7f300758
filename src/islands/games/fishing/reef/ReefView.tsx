import { useRef, useState } from 'react';
import { boss } from '#domain/games/fishing/fishing-shared/paytable.ts';
import { cx } from '#ui/cx.ts';
import { FishArt } from '../FishArt.tsx';
import { buildOf } from '../picture/reef.ts';
import type { Sea } from '../picture/sea.ts';
import { useSea } from '../use-sea.ts';
import { Boats } from './Boats.tsx';
import { Kraken } from './Kraken.tsx';
import { ReefScene } from './ReefScene.tsx';
import { tintOf } from './tints.ts';
import type { ReefTable } from './use-table.ts';

/** A finger needs so much room, however small the fish. */
const touchMin = 44;

/**
 * The sea that everybody sees alike. Its fish are pressed by pointer alone; by keyboard and for a screen reader the list of kinds
 * beside it does the same, so the picture is hidden from both.
 */
export function ReefView({ table }: { table: ReefTable }) {
  const { motion, round, fish, visit, sea: shared } = table;
  const box = useRef<HTMLDivElement>(null);
  const [sea, setSea] = useState<Sea>();
  useSea(box, (next) => {
    motion.resize(next);
    setSea(next);
  });
  const isOpen = shared.state === 'open';
  return (
    <div
      ref={box}
      aria-hidden="true"
      data-testid="reef"
      className="relative size-full overflow-hidden rounded-md shadow-float [contain:strict]"
    >
      {sea && <ReefScene sea={sea} dusk={visit.there} />}
      {sea && visit.there && (
        <Kraken
          sea={sea}
          motion={motion}
          onPress={() => table.throwAt(boss.id)}
          onAim={(isAimed) => table.aim(isAimed ? boss.id : undefined)}
        />
      )}
      {sea &&
        fish.map(({ id, kind, heading }) => {
          const { length, deep } = buildOf(kind);
          const width = length * sea.unit;
          return (
            <div
              key={id}
              ref={(body) => motion.attach(id, body)}
              data-fish={kind}
              data-fish-id={id}
              onPointerEnter={() => table.aim(kind)}
              onPointerLeave={() => table.aim(undefined)}
              onPointerDown={(event) => event.button === 0 && table.throwAt(kind, id)}
              className={cx(
                'absolute top-0 left-0 grid place-items-center will-change-transform',
                round.locked ? 'cursor-default' : 'cursor-crosshair',
              )}
              style={{ width: Math.max(touchMin, width), height: Math.max(touchMin, width * deep) }}
            >
              <div style={{ width }} className={tintOf(kind)}>
                <FishArt id={kind} turned={heading === 1} className="w-full" />
              </div>
            </div>
          );
        })}
      {sea && <Boats sea={sea} motion={motion} seats={isOpen ? shared.seats : []} mine={isOpen ? shared.mine : null} />}
    </div>
  );
}
