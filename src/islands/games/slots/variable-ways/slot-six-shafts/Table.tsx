import type { TableProps } from '../../../kit/table.ts';
import { EngineTable } from '../Table.tsx';
import { skin } from './skin.ts';

/** Six Shafts: six shafts of two to seven levels, and free spins that count more with each. */
export const Table = ({ session }: TableProps) => <EngineTable session={session} skin={skin} />;
