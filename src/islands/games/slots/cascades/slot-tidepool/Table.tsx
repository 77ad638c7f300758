import type { TableProps } from '../../../kit/table.ts';
import { EngineTable } from '../Table.tsx';
import { skin } from './skin.ts';

/** Tidepool: clusters dissolve, what is left sinks, and each cascade counts once more. */
export const Table = ({ session }: TableProps) => <EngineTable session={session} skin={skin} />;
