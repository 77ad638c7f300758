import { isWritable, nameOf } from '#domain/content/text.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../../context.ts';
import { insertVersion, lockText } from '../../../db/queries/content.ts';
import { sourceHash } from '../../content/source-hash.ts';
import { textsAt } from '../../content/wanted-pages.ts';
import type { StaffActor } from '../actor.ts';
import { noteAct } from '../note-act.ts';
import { takeOf } from '../staff-limit.ts';
import { type Ctx, headOf, textState } from './state.ts';

/** As files of the repository are: lines end with a line feed, the last one too. */
const asFile = (typed: string): string => `${typed.replaceAll('\r\n', '\n').replace(/\n+$/, '')}\n`;

export type Draft = {
  readonly path: string;
  readonly source: string;
  readonly note: string;
  readonly shown: { readonly head: number; readonly fileHash: string | null };
};

type SaveFault = 'changed_since_shown' | 'text_not_writable' | 'text_same' | 'text_name_taken';

/** Whether a new question would have the anchor of another one, which stands in another group. */
const isTaken = (ctx: Ctx, path: string): boolean => {
  const anchor = (one: string) => nameOf(one).split('/').at(-1);
  const isFaq = (one: string) => one.startsWith('src/content/faq/');
  return (
    isFaq(path) && [...ctx.texts.files.keys()].some((one) => one !== path && isFaq(one) && anchor(one) === anchor(path))
  );
};

/** Saves what was written over the version that was shown, as a version of its own. */
export function saveText(
  ctx: Ctx,
  actor: StaffActor,
  { path, source: typed, note, shown }: Draft,
): Promise<Result<{ number: number }, SaveFault>> {
  return ctx.db.transaction(async (tx) => {
    if (!isWritable(path)) return fail('text_not_writable');
    if (isTaken(ctx, path)) return fail('text_name_taken');
    await tx.query(lockText, [path]);
    const state = await textState(ctx, tx, path);
    const [head] = state.versions;
    const fileHash = state.file?.hash ?? null;
    if (headOf(state) !== shown.head || fileHash !== shown.fileHash)
      return fail('changed_since_shown', {
        head: headOf(state),
        by: head?.written_by_name ?? '',
        at: head?.written_at.toISOString() ?? '',
      });
    const source = asFile(typed);
    const before = head?.source ?? state.file?.source;
    // The same words over another file are a choice: they stay.
    if (source === before && (head === undefined || head.file_hash === fileHash)) return fail('text_same');
    const number = headOf(state) + 1;
    const hash = sourceHash(source);
    const now = ctx.clock.now();
    await tx.query(insertVersion, [path, number, headOf(state), source, hash, fileHash, note, actor.staffId, now]);
    await noteAct(tx, now, actor, {
      act: 'content.write',
      subject: { kind: 'text', id: path },
      facts: { number, hash },
    });
    return ok({ number });
  });
}

/** As often as somebody who mends a text presses; each takes a processor for a second. */
const checks = { name: 'text-check/staff', points: 60, windowSeconds: 600, waitSeconds: 30, waitSecondsMax: 600 };

type Found = Extract<Awaited<ReturnType<ServerContext['texts']['faultsOf']>>, { readonly ok: true }>['value'];

/** What is wrong with a draft, beside the texts that are in force. So many of a person. */
export async function checkText(
  ctx: ServerContext,
  actor: StaffActor,
  path: string,
  typed: string,
): Promise<Result<{ faults: Found[number][] }, 'rate_limited'>> {
  const may = await takeOf(ctx, actor, checks);
  if (!may.ok) return may;
  const now = ctx.clock.now();
  const text = { path, source: asFile(typed) };
  const found = await ctx.texts.faultsOf(text, await textsAt(ctx, now), now, actor.staffId);
  return found.ok ? ok({ faults: [...found.value] }) : found;
}
