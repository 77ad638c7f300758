import away from '../../../public/locales/en/away.json' with { type: 'json' };
import cashier from '../../../public/locales/en/cashier.json' with { type: 'json' };
import statement from '../../../public/locales/en/statement.json' with { type: 'json' };

/** The locale files of which the process itself says something: on paper, on pages that no build makes, and to browsers without a page. */
const files = { away, cashier, statement };
type File = keyof typeof files;

/** A key with its file's name before it, as everywhere: `statement.paper_fee`. */
export type HouseKey = { [Name in File]: `${Name}.${keyof (typeof files)[Name] & string}` }[File];

const texts: ReadonlyMap<string, string> = new Map(
  Object.entries(files).flatMap(([file, words]) =>
    Object.entries(words).map(([name, text]): [string, string] => [`${file}.${name}`, text]),
  ),
);

/** Whether there are words of a key that was put together: of a state, a company. */
export const isHouseKey = (key: string): key is HouseKey => texts.has(key);

/** The text of a key with its `{{places}}` filled. It is plain text: who makes a page of it escapes it. */
export const textOf = (key: HouseKey, facts: Readonly<Record<string, string | number>> = {}): string =>
  (texts.get(key) ?? '').replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(facts[name] ?? ''));
