import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import { ContentError } from '#content/content-error.ts';
import { type FaqGroup, faqGroups } from '#content/schemas.ts';
import { houseLocale } from '#domain/locale.ts';
import { documentsOf } from './offers.ts';

type Policy = CollectionEntry<'policies'>;
type Question = CollectionEntry<'faq'>;

/** The text of a page that menus lead to, and that the site cannot be without. */
export const pageText = async (id: 'about-us' | 'faq' | 'promotions'): Promise<CollectionEntry<'pages'>> => {
  const page = await getEntry('pages', id);
  if (!page)
    throw new ContentError(`src/content/pages/${id}.md: the menus lead here, so it can be no draft and has no end`);
  return page;
};

/** The policies that lie directly in a folder of `src/content/policies`, as paths of a page whose parameter is their name. */
export const policyPaths = async (folder = '') => {
  const inFolder = ({ id }: Policy) => id.startsWith(folder) && !id.slice(folder.length).includes('/');
  const policies = await getCollection('policies', inFolder);
  return policies.map((policy) => ({ params: { policy: policy.id.slice(folder.length) }, props: { policy } }));
};

export const inOrder = <E extends { readonly data: { readonly order: number }; readonly id: string }>(
  entries: E[],
): E[] => entries.toSorted((a, b) => a.data.order - b.data.order || a.id.localeCompare(b.id));

export type QuestionsByGroup = ReadonlyMap<FaqGroup, readonly Question[]>;

/** Questions in their order, by group; the groups stand in the order of the schema. */
export const groupQuestions = (questions: Question[]): QuestionsByGroup => {
  const byGroup = Map.groupBy(inOrder(questions), ({ data }) => data.group);
  return new Map(faqGroups.flatMap((group) => (byGroup.has(group) ? [[group, byGroup.get(group) ?? []]] : [])));
};

/** All questions. */
export const questionsByGroup = async (): Promise<QuestionsByGroup> => groupQuestions(await getCollection('faq'));

/** A text of paragraphs, without its links and marks: for search engines, which show it as it is. */
export const plainText = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[*`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** All promotions that are offered, in their order. */
export const promotions = async (): Promise<CollectionEntry<'promotions'>[]> =>
  inOrder(await getCollection('promotions', ({ data }) => documentsOf(data.offer).length > 0));

const days = new Intl.DateTimeFormat(houseLocale, { dateStyle: 'long', timeZone: 'UTC' });

/** A day as the texts write it: 6 December 2026. Days are UTC. */
export const dayText = (date: Date): string => days.format(date);
