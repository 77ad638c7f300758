import type { TableProps } from '../../../kit/table.ts';
import { EngineTable } from '../Table.tsx';
import { skin } from './skin.ts';

/** Night Orchard: five reels, twenty lines, free spins by night. */
export const Table = ({ session }: TableProps) => <EngineTable session={session} skin={skin} />;
