import { sodaSiphon } from '#domain/games/slots/cascades/slot-soda-siphon/title.ts';
import type { TableProps } from '../../../kit/table.ts';
import { playFizz } from '../../sounds.ts';
import type { CascadeSkin } from '../skin.ts';
import { CascadeTable } from '../Table.tsx';
import { Scenery } from './Scenery.tsx';
import { Gleam, Siphon, vessel } from './Siphon.tsx';
import { siphonSymbols } from './symbols.tsx';

const skin: CascadeSkin = {
  title: sodaSiphon,
  symbols: siphonSymbols,
  names: {
    W: 'slots.siphon.ice',
    A: 'slots.siphon.cherries',
    B: 'slots.siphon.blueberries',
    C: 'slots.siphon.lemon',
    D: 'slots.siphon.orange',
    E: 'slots.siphon.mint',
    F: 'slots.siphon.cap',
  },
  words: {
    idle: 'slots.siphon.idle',
    lead: 'slots.siphon.lead',
    clusters: 'slots.siphon.rule_clusters',
    factor: 'slots.siphon.rule_factor',
    method: 'slots.pool.method',
  },
  vessel,
  scenery: Scenery,
  behind: Siphon,
  front: Gleam,
  light: { ink: 'lemon', opacity: 0.75 },
  tone: {
    clip: '[clip-path:inset(-3%_-3%_-3%)]',
    feed: 'animate-surface',
    goes: 'animate-fizz',
    amount: 'bg-slot-cherry text-slot-ice',
    plate: 'border-slot-cherry bg-slot-ice text-slot-dark',
    ground: 'from-slot-mint to-slot-lagoon',
    symbol: 'bg-slot-ice',
  },
  sounds: { goes: playFizz },
  neutral: [0, 0, 3, 10, 3],
};

/** Soda Siphon: clusters fizz away, what is left rises, ice stays afloat, and what has gone fills the gauge. */
export const Table = ({ session }: TableProps) => <CascadeTable session={session} skin={skin} />;
