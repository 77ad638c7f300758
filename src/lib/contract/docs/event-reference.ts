import * as z from 'zod/mini';
import { eventGroups } from '../events/house-event.ts';
import type { ApiShape } from './api-reference.ts';
import { type JsonSchema, schemaText } from './schema-text.ts';

export type EventGroup = keyof typeof eventGroups;

/** A type of event in one of its versions, ready to be shown: `text` is what its `facts` are. */
type ShownEvent = ApiShape & { readonly version: number };

const described = Object.entries(eventGroups) as [EventGroup, (typeof eventGroups)[EventGroup]][];

/** Zod bounds every integer by what a double holds, which tells a reader nothing. */
const override = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void => {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
};

const schemaOf = (schema: z.ZodMiniType): JsonSchema => z.toJSONSchema(schema, { override }) as JsonSchema;

const shown = ({ about, schema }: (typeof eventGroups)[EventGroup][number]): ShownEvent => {
  const { type, version, facts } = schemaOf(schema).properties ?? {};
  return {
    name: String(type?.['const']),
    version: Number(version?.['const']),
    description: about,
    text: schemaText(facts ?? {}),
  };
};

/** What each event has beside its facts. */
const envelope = (): string => {
  const { properties = {}, required = [] } = schemaOf(eventGroups.house[0].schema);
  const open = {
    type: { type: 'string' },
    version: { type: 'integer' },
    facts: { type: 'object', additionalProperties: {} },
  };
  return schemaText({ type: 'object', required, properties: { ...properties, ...open } });
};

/** Every event as the documentation page shows it, in groups; and what all of them have. */
export const eventReference = () => ({
  groups: described.map(([name, events]) => ({ name, events: events.map(shown) })),
  envelope: envelope(),
});

/** One JSON Schema of every type and version, for who generates code from it. */
export const eventSchema = () => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'What happens at Faceup',
  oneOf: described.flatMap(([, events]) =>
    events.map(({ about, schema }) => {
      const { $schema: _, ...rest } = schemaOf(schema);
      return { title: about, ...rest };
    }),
  ),
});
