import type { TableProps } from '../../../kit/table.ts';
import { EngineTable } from '../Table.tsx';
import { skin } from './skin.ts';

/** Soda Siphon: clusters fizz away, what is left rises, ice stays afloat, and what has gone fills the gauge. */
export const Table = ({ session }: TableProps) => <EngineTable session={session} skin={skin} />;
