import { tidepool } from '#domain/games/slots/cascades/slot-tidepool/title.ts';
import type { TableProps } from '../../../kit/table.ts';
import { playDissolve } from '../../sounds.ts';
import type { CascadeSkin } from '../skin.ts';
import { CascadeTable } from '../Table.tsx';
import { Pool, vessel } from './Pool.tsx';
import { Scenery } from './Scenery.tsx';
import { poolSymbols } from './symbols.tsx';

const skin: CascadeSkin = {
  title: tidepool,
  symbols: poolSymbols,
  names: {
    A: 'slots.pool.starfish',
    B: 'slots.pool.pearl',
    C: 'slots.pool.crab',
    D: 'slots.pool.mussel',
    E: 'slots.pool.kelp',
  },
  words: {
    idle: 'slots.pool.idle',
    lead: 'slots.pool.lead',
    clusters: 'slots.pool.rule_clusters',
    factor: 'slots.pool.rule_cascades',
    method: 'slots.pool.method',
  },
  vessel,
  scenery: Scenery,
  behind: Pool,
  light: { ink: 'cream', opacity: 0.32 },
  tone: {
    clip: '[clip-path:inset(-8%_-4%_-6%)]',
    feed: 'animate-sink',
    goes: 'animate-dissolve',
    amount: 'bg-slot-dark text-slot-cream',
    plate: 'border-slot-amber bg-slot-teal text-slot-cream',
    ground: 'from-lantern-deep to-lantern-dim',
    symbol: 'bg-slot-teal',
  },
  sounds: { goes: playDissolve },
  neutral: [0, 3, 6, 9, 12, 1],
};

/** Tidepool: clusters dissolve, what is left sinks, and each cascade counts once more. */
export const Table = ({ session }: TableProps) => <CascadeTable session={session} skin={skin} />;
