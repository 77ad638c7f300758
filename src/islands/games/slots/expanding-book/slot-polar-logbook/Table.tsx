import type { TableProps } from '../../../kit/table.ts';
import { EngineTable } from '../Table.tsx';
import { skin } from './skin.ts';

/** Polar Logbook: five reels in a ship's cabin, and a book that opens a page of ten free spins. */
export const Table = ({ session }: TableProps) => <EngineTable session={session} skin={skin} />;
