import type { TableProps } from '../../../kit/table.ts';
import { EngineTable } from '../Table.tsx';
import { skin } from './skin.ts';

/** Quarter Bells: three reels on their three rows, and a dial that pays the hour that it strikes. */
export const Table = ({ session }: TableProps) => <EngineTable session={session} skin={skin} />;
