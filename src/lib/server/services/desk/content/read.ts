import type { ListedText, OpenedText, ShownTextProposal } from '#contract/desk/content.ts';
import { inForce, stateOf } from '#domain/content/release.ts';
import { textProposalKinds } from '#domain/desk/proposal.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import {
  findVersion,
  listAuthors,
  listHeads,
  listOpenTexts,
  listReleases,
  type ReleaseRow,
  type VersionRow,
} from '../../../db/queries/content.ts';
import { listProposals, type ProposalRow } from '../../../db/queries/proposals.ts';
import { publishedAt } from '../../content/wanted-pages.ts';
import { presentProposal } from '../proposals.ts';
import { pagesState } from './pages.ts';
import {
  asReleases,
  type Ctx,
  fileOf,
  headOf,
  isOverOther,
  isThere,
  lastRelease,
  type OpenAbout,
  presentText,
  textState,
  titleOf,
} from './state.ts';

const proposalsMax = 200;

type VersionHead = Omit<VersionRow, 'source'>;

/** Every text: the repository's, and those that were written here. */
async function listedTexts(ctx: Ctx): Promise<readonly ListedText[]> {
  const now = ctx.clock.now();
  const heads = new Map((await ctx.db.query<VersionHead>(listHeads)).map((row) => [row.path, row]));
  const releases = Map.groupBy(asReleases(await ctx.db.query<ReleaseRow>(listReleases, [null])), ({ path }) => path);
  const open = Map.groupBy(await ctx.db.query<OpenAbout>(listOpenTexts, [now]), ({ facts }) => String(facts['path']));
  const published = await publishedAt(ctx, now);
  const paths = [...new Set([...ctx.texts.files.keys(), ...heads.keys()])].sort();
  const conflicts = new Set<string>();
  for (const path of published.keys()) {
    const { versions, file, releases: own } = await textState(ctx, ctx.db, path);
    const held = versions.find(({ number }) => number === inForce(own, now)?.number);
    if (held !== undefined && isOverOther(held, file, versions)) conflicts.add(path);
  }
  return Promise.all(
    paths.map(async (path) => {
      const own = releases.get(path) ?? [];
      const head = heads.get(path);
      const file = fileOf(ctx, path);
      const [draft] =
        file === null && head !== undefined && !published.has(path)
          ? await ctx.db.query<VersionRow>(findVersion, [path, head.number])
          : [];
      const source = published.get(path) ?? file?.source ?? draft?.source ?? '';
      return presentText(
        { path, file, releases: own, open: open.get(path) ?? [], now },
        head,
        titleOf(ctx, source, path),
        conflicts.has(path),
      );
    }),
  );
}

export const listTexts = async (ctx: Ctx) => ({ texts: [...(await listedTexts(ctx))], pages: await pagesState(ctx) });

const presentTextProposal = (row: ProposalRow, now: Date): ShownTextProposal => ({
  ...presentProposal(row, now),
  kind: row.kind === 'content_take_back' ? 'content_take_back' : 'content_publish',
  number: Number(row.facts['number']),
  startsAt: typeof row.facts['startsAt'] === 'string' ? row.facts['startsAt'] : null,
  from: Number(row.facts['from']),
});

/** One text with everything that was ever written and released of it. */
export async function readText(ctx: Ctx, path: string): Promise<Result<OpenedText, 'text_not_found'>> {
  const state = await textState(ctx, ctx.db, path);
  if (!isThere(state)) return fail('text_not_found');
  const { versions, releases, file, now } = state;
  const [head] = versions;
  const proposals = await ctx.db.query<ProposalRow>(listProposals, [textProposalKinds, proposalsMax, now]);
  const own = proposals.filter(({ facts }) => facts['path'] === path);
  const isProposed = (number: number) => state.open.some(({ facts }) => Number(facts['number']) === number);
  const number = inForce(releases, now)?.number ?? 0;
  const held = versions.find((one) => one.number === number);
  const inForceSource = number === 0 ? (file?.source ?? null) : (held?.source ?? null);
  const authors = await ctx.db.query<{ staff_id: string }>(listAuthors, [path, headOf(state)]);
  return ok({
    text: presentText(
      state,
      head,
      titleOf(ctx, inForceSource ?? head?.source ?? '', path),
      held !== undefined && isOverOther(held, file, versions),
    ),
    head: headOf(state),
    release: lastRelease(state),
    source: head?.source ?? file?.source ?? '',
    inForceSource,
    file,
    authors: authors.map(({ staff_id: id }) => id),
    versions: versions.map((one) => ({
      number: one.number,
      parent: one.parent,
      note: one.note,
      by: one.written_by_name,
      at: one.written_at.toISOString(),
      state: stateOf(one.number, releases, { isProposed: isProposed(one.number), now }),
      isFileOfNow: one.file_hash === (file?.hash ?? null),
    })),
    releases: releases
      .map((one) => ({
        seq: one.seq,
        number: one.number,
        startsAt: one.starts_at.toISOString(),
        releasedAt: one.released_at.toISOString(),
        kind: one.kind,
        reason: one.reason,
        proposedBy: one.proposed_by_name,
        approvedBy: one.decided_by_name,
      }))
      .reverse(),
    proposals: own.map((row) => presentTextProposal(row, now)),
  });
}

/** The source of a version; 0 is the file. */
export async function readVersion(
  ctx: Ctx,
  path: string,
  number: number,
): Promise<Result<{ source: string }, 'text_not_found'>> {
  const [row] = await ctx.db.query<VersionRow>(findVersion, [path, number]);
  const source = number === 0 ? ctx.texts.files.get(path) : row?.source;
  return source === undefined ? fail('text_not_found') : ok({ source });
}
