import type { TableProps } from '../../../kit/table.ts';
import { EngineTable } from '../Table.tsx';
import { skin } from './skin.ts';

/** Depot Nine: three reels on twenty-five lines, and a turntable for trams that moves often and pays little. */
export const Table = ({ session }: TableProps) => <EngineTable session={session} skin={skin} />;
