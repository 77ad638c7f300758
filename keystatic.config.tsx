import { TextArea } from '@keystar/ui/text-field';
import { type ContentFormField, collection, config, fields } from '@keystatic/core';
import { faqGroups, offers } from './src/lib/content/schemas.ts';

/**
 * The desk at `/keystatic` for those who would rather fill in a form than write front matter: docs/editing.md. It writes the
 * same files that the build checks, and the checks are the build's (src/lib/content/schemas.ts).
 */
const utf8 = { read: new TextDecoder(), write: new TextEncoder() };
const textOf = (content: Uint8Array | undefined): string => (content ? utf8.read.decode(content) : '');

const label = 'Text, in Markdown';

type InputProps = { readonly value: string; readonly onChange: (value: string) => void };

const MarkdownInput = ({ value, onChange }: InputProps) => <TextArea label={label} value={value} onChange={onChange} />;

/** Markdown as it stands in the file: a rich editor would write tables and `{{references}}` in its own way. */
const body: ContentFormField<string, string, string> = {
  kind: 'form',
  formKind: 'content',
  contentExtension: '.md',
  label,
  Input: MarkdownInput,
  defaultValue: () => '',
  parse: (_, { content }) => textOf(content),
  serialize: (value) => ({
    value: undefined,
    content: utf8.write.encode(value),
    other: new Map(),
    external: new Map(),
  }),
  validate: (value) => value,
  reader: { parse: (_, { content }) => textOf(content) },
};

const text = (label: string, min: number, max: number, description = '') =>
  fields.text({ label, description, multiline: max > 100, validation: { length: { min, max } } });
const named = (label: string, description: string) =>
  fields.slug({ name: { label }, slug: { label: 'File name', description } });
const choice = (label: string, values: readonly [string, ...string[]]) =>
  fields.select({ label, defaultValue: values[0], options: values.map((value) => ({ label: value, value })) });

const order = fields.integer({
  label: 'Order',
  description: 'Lower ones come first',
  validation: { isRequired: true },
});
const shown = {
  draft: fields.checkbox({ label: 'Draft', description: 'Seen in this preview, never published' }),
  validFrom: fields.date({ label: 'Shown from', description: 'Empty: at once' }),
  validTo: fields.date({ label: 'Shown to', description: 'That day included. Empty: without end' }),
};
const required = { validation: { isRequired: true } };
const changes = fields.array(
  fields.object({
    date: fields.date({ label: 'Announced on', ...required }),
    summary: text('What changed', 10, 300),
  }),
  {
    label: 'What changed',
    description: 'Newest first',
    itemLabel: ({ fields: { date, summary } }) => `${date.value}: ${summary.value}`,
  },
);

export default config({
  storage: { kind: 'local' },
  ui: { brand: { name: 'Texts' } },
  collections: {
    policies: collection({
      label: 'Policies',
      path: 'src/content/policies/**',
      slugField: 'title',
      format: { contentField: 'body' },
      schema: {
        title: named('Title', 'The path of the page'),
        description: text('Description', 40, 180, 'For search engines and the head of the page'),
        inForceFrom: fields.date({ label: 'In force from', ...required }),
        changes,
        ...shown,
        body,
      },
    }),
    faq: collection({
      label: 'Questions',
      path: 'src/content/faq/**',
      slugField: 'question',
      format: { contentField: 'body' },
      schema: {
        question: named('Question', 'group/anchor, such as play/interrupted-round'),
        group: choice('Group', faqGroups),
        order,
        home: fields.checkbox({ label: 'On the home page', description: 'The first five of these stand there' }),
        ...shown,
        body,
      },
    }),
    promotions: collection({
      label: 'Promotions',
      path: 'src/content/promotions/*',
      slugField: 'title',
      format: { contentField: 'body' },
      schema: {
        title: named('Title', 'The anchor on the page'),
        description: text('Description', 40, 240),
        offer: choice('Offer of the engine', offers),
        order,
        ...shown,
        body,
      },
    }),
    pages: collection({
      label: 'Pages',
      path: 'src/content/pages/*',
      slugField: 'title',
      format: { contentField: 'body' },
      schema: {
        title: named('Title', 'The path of the page'),
        description: text('Description', 40, 180),
        ...shown,
        body,
      },
    }),
  },
});
