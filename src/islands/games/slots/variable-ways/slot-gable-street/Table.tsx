import type { TableProps } from '../../../kit/table.ts';
import { EngineTable } from '../Table.tsx';
import { skin } from './skin.ts';

/** Gable Street: six houses of two to seven floors. */
export const Table = ({ session }: TableProps) => <EngineTable session={session} skin={skin} />;
