import type { TableProps } from '../../../kit/table.ts';
import { EngineTable } from '../Table.tsx';
import { skin } from './skin.ts';

/** Comet Register: five reels in a brass instrument, and a field of view for what returns. */
export const Table = ({ session }: TableProps) => <EngineTable session={session} skin={skin} />;
