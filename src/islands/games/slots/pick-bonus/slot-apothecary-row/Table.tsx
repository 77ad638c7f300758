import type { TableProps } from '../../../kit/table.ts';
import { EngineTable } from '../Table.tsx';
import { skin } from './skin.ts';

/** Apothecary Row: five reels in a cabinet, and fifteen drawers to pull. */
export const Table = ({ session }: TableProps) => <EngineTable session={session} skin={skin} />;
