import type { TableProps } from '../../../kit/table.ts';
import { EngineTable } from '../Table.tsx';
import { skin } from './skin.ts';

/** Deep Foundry: five reels of four in a furnace, and twenty moulds to fill. */
export const Table = ({ session }: TableProps) => <EngineTable session={session} skin={skin} />;
