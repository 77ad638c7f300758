import type { TableProps } from '../../../kit/table.ts';
import { EngineTable } from '../Table.tsx';
import { skin } from './skin.ts';

/** Rain Garden: five reels in a pavilion, and drops that stay as long as new ones fall. */
export const Table = ({ session }: TableProps) => <EngineTable session={session} skin={skin} />;
