import type { TableProps } from '../../../kit/table.ts';
import { EngineTable } from '../Table.tsx';
import { skin } from './skin.ts';

/** Penny Proscenium: four reels in a toy theatre, and fifteen sheets of scenery to cut out. */
export const Table = ({ session }: TableProps) => <EngineTable session={session} skin={skin} />;
