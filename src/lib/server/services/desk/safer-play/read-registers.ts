import type { RegisterShown } from '#contract/desk/registers.ts';
import { registerStateOf } from '#domain/registers/register.ts';
import type { ServerContext } from '../../../context.ts';
import { listRegisterStates, type RegisterStateRow } from '../../../db/queries/desk/registers.ts';

/** The registers that are switched on, and how each answers. */
export async function readRegisters({
  db,
  clock,
  registers,
}: Pick<ServerContext, 'db' | 'clock' | 'registers'>): Promise<RegisterShown[]> {
  const names = [...new Set([...registers.values()].map(({ name }) => name))];
  if (names.length === 0) return [];
  const rows = await db.query<RegisterStateRow>(listRegisterStates, [names, clock.now()]);
  return rows.map((row) => ({
    register: row.register,
    countries: [...registers].filter(([, { name }]) => name === row.register).map(([country]) => country),
    state: registerStateOf(row.answered_at, row.silent_at),
    answeredAt: row.answered_at?.toISOString() ?? null,
    clear: row.clear,
    excluded: row.excluded,
    unreachable: row.unreachable,
    incomplete: row.incomplete,
    reason: row.reason,
    p50Ms: row.p50_ms,
    p99Ms: row.p99_ms,
    people: row.people,
    shutOut: row.shut_out,
  }));
}
