/** The part of JSON Schema that the contract's document uses. */
export type JsonSchema = {
  readonly [keyword: string]: unknown;
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
};

const indented = (text: string): string => text.replace(/^/gm, '  ');

const bounds = ({ minimum, maximum }: JsonSchema): string => {
  if (minimum !== undefined && maximum !== undefined) return ` ${minimum} to ${maximum}`;
  if (minimum !== undefined) return ` ≥ ${minimum}`;
  return maximum === undefined ? '' : ` ≤ ${maximum}`;
};

const length = ({ minLength, maxLength, format }: JsonSchema): string => {
  if (typeof format === 'string') return ` ${format}`;
  if (minLength !== undefined && maxLength !== undefined) return ` of ${minLength} to ${maxLength}`;
  return maxLength === undefined ? '' : ` of at most ${maxLength}`;
};

const objectText = (schema: JsonSchema): string => {
  const required = new Set(schema.required ?? []);
  const lines = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const initial = field['default'] === undefined ? '' : ` = ${JSON.stringify(field['default'])}`;
    return indented(`${name}${required.has(name) ? '' : '?'}: ${schemaText(field)}${initial}`);
  });
  const rest = schema.additionalProperties;
  if (typeof rest === 'object' && Object.keys(rest).length > 0) lines.push(indented(`[name]: ${schemaText(rest)}`));
  else if (rest !== false && rest !== undefined) lines.push(indented('[name]: any'));
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n}`;
};

/** A schema as a reader of TypeScript would write it down; named shapes by their names. */
export const schemaText = (schema: JsonSchema): string => {
  if (schema.$ref !== undefined) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
  if (schema['const'] !== undefined) return JSON.stringify(schema['const']);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const options = schema.anyOf ?? schema.oneOf;
  if (options !== undefined) return [...new Set(options.map(schemaText))].join(' | ');
  if (Array.isArray(schema.type)) return schema.type.join(' | ');
  switch (schema.type) {
    case 'object':
      return objectText(schema);
    case 'array': {
      const item = schemaText(schema.items ?? {});
      return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
    }
    case 'string':
      return `string${length(schema)}`;
    case 'integer':
      return `integer${bounds(schema)}`;
    case 'number':
      return `number${bounds(schema)}`;
    case undefined:
      return schema['contentEncoding'] === 'binary' ? 'file' : 'any';
    default:
      return String(schema.type);
  }
};
