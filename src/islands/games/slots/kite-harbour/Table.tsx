import type { TableProps } from '../../tables.ts';

export function Table({ session }: TableProps) {
  return <h1>{session.game.name}</h1>;
}
