import type { TableProps } from '../../../kit/table.ts';
import { EngineTable } from '../Table.tsx';
import { skin } from './skin.ts';

/** Kite Harbour: five reels of sky, 243 ways, kites that count for more than one. */
export const Table = ({ session }: TableProps) => <EngineTable session={session} skin={skin} />;
