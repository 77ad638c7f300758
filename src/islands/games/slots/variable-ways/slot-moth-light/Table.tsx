import type { TableProps } from '../../../kit/table.ts';
import { EngineTable } from '../Table.tsx';
import { skin } from './skin.ts';

/** Moth Light: six paper lamps that are drawn long and short. */
export const Table = ({ session }: TableProps) => <EngineTable session={session} skin={skin} />;
