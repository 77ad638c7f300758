import type { TableProps } from '../../../kit/table.ts';
import { EngineTable } from '../Table.tsx';
import { skin } from './skin.ts';

/** The Tailor's Pattern Book: five reels on a length of cloth, and a paper that says what is cut from it. */
export const Table = ({ session }: TableProps) => <EngineTable session={session} skin={skin} />;
