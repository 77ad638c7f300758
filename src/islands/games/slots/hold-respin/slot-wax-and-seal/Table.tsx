import type { TableProps } from '../../../kit/table.ts';
import { EngineTable } from '../Table.tsx';
import { skin } from './skin.ts';

/** Wax and Seal: three reels in a bureau, and nine letters to be sealed. */
export const Table = ({ session }: TableProps) => <EngineTable session={session} skin={skin} />;
