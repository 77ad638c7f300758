import type { TableProps } from '../../../kit/table.ts';
import { EngineTable } from '../Table.tsx';
import { skin } from './skin.ts';

/** Mill Race: three reels, and a mill whose wheel may set the stone going. */
export const Table = ({ session }: TableProps) => <EngineTable session={session} skin={skin} />;
