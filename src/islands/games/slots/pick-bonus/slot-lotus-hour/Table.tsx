import type { TableProps } from '../../../kit/table.ts';
import { EngineTable } from '../Table.tsx';
import { skin } from './skin.ts';

/** Lotus Hour: five reels under a pavilion, and a pond of buds to open. */
export const Table = ({ session }: TableProps) => <EngineTable session={session} skin={skin} />;
