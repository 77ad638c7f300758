import type { TableProps } from '../../../kit/table.ts';
import { EngineTable } from '../Table.tsx';
import { skin } from './skin.ts';

/** Seed Vault: four reels in a steel door, and sprouts that take root for six spins. */
export const Table = ({ session }: TableProps) => <EngineTable session={session} skin={skin} />;
