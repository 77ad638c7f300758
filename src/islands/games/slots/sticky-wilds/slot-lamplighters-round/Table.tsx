import type { TableProps } from '../../../kit/table.ts';
import { EngineTable } from '../Table.tsx';
import { skin } from './skin.ts';

/** Lamplighter's Round: five reels in a house front, and lamps that stay lit for eight free spins. */
export const Table = ({ session }: TableProps) => <EngineTable session={session} skin={skin} />;
