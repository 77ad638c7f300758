import { type Fault, withoutReferences } from '#content/references.ts';

const currencies = 'EUR|USD|GBP|CAD|BTC|ETH|USDT|LTC|euros?|dollars?|pounds?';
const inWords =
  'one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand';

/** What the engine knows and a text may not say by itself, lest the two come apart. */
const typed: readonly { readonly pattern: RegExp; readonly kind: string }[] = [
  { pattern: /(?:[€$£₿Ξ₮Ł]\s?\d[\d.,]*|\b\d[\d.,]*\s?€)/, kind: 'an amount of money' },
  {
    pattern: new RegExp(`\\b\\d[\\d.,]*\\s?(?:${currencies})\\b|\\b(?:EUR|USD|GBP|CAD)\\s?\\d`, 'i'),
    kind: 'an amount of money',
  },
  { pattern: /\b\d[\d.,]*\s?(?:%|per\s?cent\b)/i, kind: 'a percentage' },
  { pattern: /\b\d[\d.,]*\s+(?:free\s+|bonus\s+)?spins?\b/i, kind: 'a number of spins' },
  {
    pattern: new RegExp(`\\b(?:${inWords})\\s+(?:per\\s?cent|euros?|(?:free\\s+)?spins)\\b`, 'i'),
    kind: 'a figure in words',
  },
  {
    pattern: new RegExp(`\\b(?:stake|wager)[^.:;]*?\\b(?:\\d+|${inWords})\\s+times\\b`, 'i'),
    kind: 'a number of times',
  },
  {
    pattern: /\b(?:under|over|least|below)\s+(?:18|21)\b|\b18\s?\+|\b18\s+(?:years|and over|or older)/i,
    kind: 'an age',
  },
];

/** Addresses of links and what is marked as code say nothing to a reader. */
const spoken = (text: string): string => text.replace(/\]\([^)\n]*\)/g, ']').replace(/`[^`]*`/g, ' ');

/** Figures that were typed by hand where a reference belongs, one fault for each line and kind. */
export const typedFigures = (source: string): Fault[] =>
  spoken(withoutReferences(source))
    .split('\n')
    .flatMap((line, index) =>
      typed.flatMap(({ pattern, kind }) => {
        const found = pattern.exec(line)?.[0];
        return found === undefined
          ? []
          : [
              {
                line: index + 1,
                message: `"${found.trim()}" is ${kind}: write a {{reference}} to the engine's figure`,
              },
            ];
      }),
    );
