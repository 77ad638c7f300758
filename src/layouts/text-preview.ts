import type { CollectionEntry } from 'astro:content';
import type { PreviewedPage } from '#content/previewed-page.ts';
import { groupQuestions, inOrder, type QuestionsByGroup } from './texts.ts';

type Preview =
  | { readonly kind: 'faq'; readonly page: CollectionEntry<'pages'>; readonly groups: QuestionsByGroup }
  | {
      readonly kind: 'promotions';
      readonly page: CollectionEntry<'pages'>;
      readonly promotions: readonly CollectionEntry<'promotions'>[];
    }
  | { readonly kind: 'pages'; readonly page: CollectionEntry<'pages'> }
  | { readonly kind: 'policies'; readonly policy: CollectionEntry<'policies'> };

/** What the process gave to show, which it read by the very schemas of the collections; null: nothing, since somebody else asks. */
export function previewOf(locals: object): Preview | null {
  const given = (locals as { readonly preview?: PreviewedPage }).preview;
  if (given === undefined) return null;
  const { kind, entry, page, parts } = given;
  const head = page as unknown as CollectionEntry<'pages'> | null;
  switch (kind) {
    case 'faq':
      return head && { kind, page: head, groups: groupQuestions(parts as unknown as CollectionEntry<'faq'>[]) };
    case 'promotions':
      return head && { kind, page: head, promotions: inOrder(parts as unknown as CollectionEntry<'promotions'>[]) };
    case 'pages':
      return { kind, page: entry as unknown as CollectionEntry<'pages'> };
    case 'policies':
      return { kind, policy: entry as unknown as CollectionEntry<'policies'> };
  }
}
