import type { TableProps } from '../../../kit/table.ts';
import { EngineTable } from '../Table.tsx';
import { skin } from './skin.ts';

/** Orrery: three reels on nine lines, and a machine of the heavens that is rarely set going. */
export const Table = ({ session }: TableProps) => <EngineTable session={session} skin={skin} />;
