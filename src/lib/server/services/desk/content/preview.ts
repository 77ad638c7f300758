import { houseLanguage } from '#domain/locale.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { findVersion, type VersionRow } from '../../../db/queries/content.ts';
import { textsAt } from '../../content/wanted-pages.ts';
import type { StaffActor } from '../actor.ts';
import type { Ctx } from './state.ts';

/** The page of the site that renders it; no request of anybody leads there (on-demand.ts). */
const previewPath = '/desk/text-preview';

type Wish = { readonly path: string; readonly number: number; readonly day: string };
type Framed = { readonly html: string; readonly styles: readonly string[] };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Why there is nothing to see, as a page of its own. */
const saying = (text: string): Framed => ({
  html: `<!doctype html><html lang="${houseLanguage}"><title>Preview</title><p>${escaped(text)}</p></html>`,
  styles: [],
});

/**
 * The page that shows a text, as it would be on a day with this version of it and every other text as it is then: rendered by the build that is served.
 * The hashes of its inlined styles are those that Astro says.
 */
export async function previewText(
  ctx: Ctx,
  { staffId }: StaffActor,
  { path, number, day }: Wish,
): Promise<Result<Framed, 'text_not_found' | 'no_pages_here' | 'rate_limited'>> {
  const [row] = await ctx.db.query<VersionRow>(findVersion, [path, number]);
  const source = number === 0 ? ctx.texts.files.get(path) : row?.source;
  if (source === undefined) return fail('text_not_found');
  const at = new Date(`${day}T12:00:00Z`);
  const texts = new Map(await textsAt(ctx, at)).set(path, source);
  const found = await ctx.texts.pageAt(texts, at, path, staffId);
  if (!found.ok) return found;
  const preview = found.value;
  if ('fault' in preview) return ok(saying(preview.fault));
  const page = await ctx.pages.render(previewPath, { preview });
  if (page?.status !== 200) return fail('no_pages_here');
  const policy = String(page.headers['content-security-policy'] ?? '');
  const styles = /style-src([^;]*)/.exec(policy)?.[1]?.match(/'sha\d+-[^']+'/g) ?? [];
  return ok({ html: page.html, styles });
}
