import type { TableProps } from '../../../kit/table.ts';
import { EngineTable } from '../Table.tsx';
import { skin } from './skin.ts';

/** Signal Box: three reels in the windows of the box, one or five lines. */
export const Table = ({ session }: TableProps) => <EngineTable session={session} skin={skin} />;
