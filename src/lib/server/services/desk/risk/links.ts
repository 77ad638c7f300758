import type { RiskLinks } from '#contract/desk/risk.ts';
import { maskedName } from '#domain/identity/masked-name.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../../context.ts';
import { type CaseRow, findOpenCase } from '../../../db/queries/risk/cases.ts';
import { type LinkKind, type LinkRow, listLinks } from '../../../db/queries/risk/links.ts';
import { type Looked, peopleOf } from '../players/people.ts';
import { caseOf } from './cases.ts';

/** More is no drawing any more. */
const nodesMax = 40;
const depthMax = 2;
const sessionsCountMs = 90 * 86_400_000;

/**
 * The accounts of a case, and two steps from them those that share something. Of whom an account is, it shows the first letter alone; and yet
 * each is looked at.
 */
export async function readRiskLinks(
  ctx: ServerContext,
  id: string,
): Promise<Result<Looked<RiskLinks>, 'case_not_found'>> {
  const found = await caseOf(ctx.db, id);
  if (!found.ok) return found;
  const from = new Date(ctx.clock.now().getTime() - sessionsCountMs);
  const depthOf = new Map(found.value.players.map((player) => [player, 0]));
  const rows: LinkRow[] = [];
  let isCut = false;
  let ring: string[] = found.value.players;
  for (let depth = 1; depth <= depthMax + 1 && ring.length > 0; depth++) {
    const links = await ctx.db.query<LinkRow>(listLinks, [ring, from]);
    rows.push(...links);
    ring = [];
    // The last look is for what those of the outer ring share with one another.
    if (depth > depthMax) break;
    for (const { other_id: other } of links) {
      if (depthOf.has(other)) continue;
      if (depthOf.size >= nodesMax) isCut = true;
      else {
        depthOf.set(other, depth);
        ring.push(other);
      }
    }
  }
  const ids = [...depthOf.keys()];
  const people = await peopleOf(ctx, ids);
  const nodes = await Promise.all(
    people.map(async ({ id: player, name, state }) => {
      const [open] = await ctx.db.query<CaseRow>(findOpenCase, [player]);
      return {
        id: player,
        depth: depthOf.get(player) ?? 0,
        label: maskedName(name),
        state,
        openCase: open?.id ?? null,
      };
    }),
  );
  return ok({ looked: ids, answer: { nodes, edges: edgesOf(rows, depthOf), isCut } });
}

/** One line between two accounts, with all that they share. */
const edgesOf = (rows: readonly LinkRow[], depthOf: ReadonlyMap<string, number>): RiskLinks['edges'] => {
  const edges = new Map<string, { from: string; to: string; by: LinkKind[] }>();
  for (const { player_id: one, other_id: other, by } of rows) {
    if (!depthOf.has(one) || !depthOf.has(other)) continue;
    const [from, to] = one < other ? [one, other] : [other, one];
    const edge = edges.get(`${from} ${to}`) ?? { from, to, by: [] };
    if (!edge.by.includes(by)) edge.by.push(by);
    edges.set(`${from} ${to}`, edge);
  }
  return [...edges.values()];
};

/** Whose account one is. */
export async function readRiskAccount(
  ctx: ServerContext,
  id: string,
): Promise<Result<{ id: string; name: string; email: string }, 'player_not_found'>> {
  const [person] = await peopleOf(ctx, [id]);
  return person === undefined ? fail('player_not_found') : ok({ id, name: person.name, email: person.email });
}
