import { houseLanguage } from '#domain/locale.ts';
import { type Call, type Method, type Tag, tags } from '../call.ts';
import { calls } from '../calls.ts';
import type { ErrorCode } from '../errors.ts';
import { buildOpenApi, errorsByStatus } from '../openapi.ts';
import { type JsonSchema, schemaText } from './schema-text.ts';

export type ApiParameter = {
  readonly name: string;
  readonly place: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly type: string;
};

/** One call, ready to be shown: every schema is text. */
export type ApiEntry = {
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  readonly summary: string;
  readonly needsSession: boolean;
  readonly parameters: readonly ApiParameter[];
  /** How the body travels and what it holds; null when there is none. */
  readonly request: { readonly mediaType: string; readonly text: string } | null;
  /** Null: 204 and no body. */
  readonly response: string | null;
  readonly errors: readonly (readonly [number, readonly ErrorCode[]])[];
};

export type ApiGroup = { readonly tag: Tag; readonly entries: readonly ApiEntry[] };
export type ApiShape = { readonly name: string; readonly description: string | null; readonly text: string };

type Content = { readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema }>> };
type Operation = {
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: ApiParameter['place'];
    readonly required?: boolean;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
};
type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
};

const bodyOf = (content: Content | undefined): ApiEntry['request'] => {
  const [first] = Object.entries(content?.content ?? {});
  return first === undefined ? null : { mediaType: first[0], text: schemaText(first[1].schema ?? {}) };
};

const entryOf = (name: string, call: Call, operation: Operation): ApiEntry => ({
  name,
  method: call.method,
  path: call.path,
  summary: call.summary,
  needsSession: call.session === 'player',
  parameters: (operation.parameters ?? []).map((parameter) => ({
    name: parameter.name,
    place: parameter.in,
    required: parameter.required ?? false,
    type: schemaText(parameter.schema),
  })),
  request: bodyOf(operation.requestBody),
  response: bodyOf(operation.responses['200'])?.text ?? null,
  errors: errorsByStatus(call),
});

/** The whole contract as the documentation page shows it: calls by tag, and the named shapes they refer to. */
export const apiReference = (): { readonly groups: readonly ApiGroup[]; readonly shapes: readonly ApiShape[] } => {
  // Through JSON, the way every reader of the document gets it.
  const document: Document = JSON.parse(JSON.stringify(buildOpenApi()));
  const entries = Object.entries<Call>(calls).map(([name, call]) => {
    const operation = document.paths[call.path]?.[call.method.toLowerCase()];
    if (operation === undefined) throw new Error(`the document lacks ${name}`);
    return { tag: call.tag, entry: entryOf(name, call, operation) };
  });
  return {
    groups: tags.map((tag) => ({ tag, entries: entries.filter((one) => one.tag === tag).map(({ entry }) => entry) })),
    shapes: Object.entries(document.components.schemas)
      .map(([name, schema]) => ({
        name,
        description: typeof schema['description'] === 'string' ? schema['description'] : null,
        text: schemaText(schema),
      }))
      .sort((a, b) => a.name.localeCompare(b.name, houseLanguage)),
  };
};
