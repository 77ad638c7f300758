import { type Fault, withoutReferences } from '#content/references.ts';

/** How the texts write what could be written in two ways. British spelling, and one word for one thing. */
const house: readonly { readonly not: RegExp; readonly but: string }[] = [
  { not: /\blicense\b|\blicenses\b/i, but: 'licence for the thing, licensed for the deed' },
  {
    not: /\b(?:favor|honor|color|behavior|labor|neighbor)(?=s\b|ed\b|ing\b|ite|able|\b)/i,
    but: 'the spelling with -our',
  },
  {
    not: /\b(?:recogni|organi|authori|reali|analy|minimi|maximi|summari)z(?:e[sd]?|ing|ation)\b/i,
    but: 'the spelling with -s-',
  },
  { not: /\bcenters?\b/i, but: 'centre' },
  { not: /\be-mails?\b/i, but: 'email' },
  { not: /\bself exclu/i, but: 'self-exclusion, self-excluded' },
  { not: /\bfree-?spins?\b/i, but: 'free spins' },
  { not: /\bcryptocurrenc/i, but: 'crypto currency' },
  { not: /\b(?:log[- ]?in|log[- ]?out|log(?:ged|ging) (?:in|out))\b/i, but: 'sign in, sign out' },
  { not: /\busername\b/i, but: 'email address' },
  { not: /\b(?:gamers?|punters?|customers?)\b(?<!know your customer)/i, but: 'player' },
  { not: /(?<!\[)!(?!\[)/, but: 'a sentence without an exclamation mark' },
];

/** Words and marks that the house does not use, each with the one that it does. */
export const misspelt = (source: string): Fault[] =>
  withoutReferences(source)
    .split('\n')
    .flatMap((line, index) =>
      house.flatMap(({ not, but }) => {
        const found = not.exec(line.replace(/\]\([^)]*\)/g, ']').replace(/<https?:[^>]*>/g, ''))?.[0];
        return found === undefined ? [] : [{ line: index + 1, message: `"${found}": the house writes ${but}` }];
      }),
    );
