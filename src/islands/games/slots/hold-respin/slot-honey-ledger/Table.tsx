import type { TableProps } from '../../../kit/table.ts';
import { EngineTable } from '../Table.tsx';
import { skin } from './skin.ts';

/** Honey Ledger: five reels in a hive, and a comb that fills cell by cell. */
export const Table = ({ session }: TableProps) => <EngineTable session={session} skin={skin} />;
