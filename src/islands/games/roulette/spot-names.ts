import { t } from '#i18n/client.ts';
import type { WordKey } from '#i18n/keys.ts';
import type { Variant } from './variants.ts';

type Kind = WordKey extends infer Key ? (Key extends `roulette.names.${infer Name}` ? Name : never) : never;
type FrenchKind = WordKey extends infer Key ? (Key extends `roulette.french.${infer Name}` ? Name : never) : never;

const frenchKinds: ReadonlySet<string> = new Set<FrenchKind>([
  ...(['straight', 'split', 'street', 'trio', 'corner', 'first-four', 'six-line', 'column', 'dozen'] as const),
  ...(['red', 'black', 'even', 'odd', 'low', 'high'] as const),
]);
const isFrench = (kind: string): kind is FrenchKind => frenchKinds.has(kind);

/** A kind of bet in the words of its table: "Split", and "Cheval, split" on the French cloth. */
export const kindName = ({ cloth }: Variant, kind: string): string =>
  cloth === 'french' && isFrench(kind) ? t(`roulette.french.${kind}`) : t(`roulette.names.${kind as Kind}`);

/** What a spot is called, in words: "Split 17, 20", "Neighbours 17, 2", "Red". */
export const spotName = (variant: Variant, id: string): string => {
  const { table } = variant;
  const kind = table.findLayoutSpot(id)?.kind ?? table.findCallBet(id)?.kind;
  if (kind === undefined) return id;
  const name = kindName(variant, kind);
  const detail = id.split(':').slice(1).join(', ').replaceAll('-', ', ');
  return detail === '' ? name : t('roulette.spot', { name, numbers: detail });
};

/** The pockets that a spot covers, for lighting them. */
export const numbersOf = ({ table }: Variant, id: string): readonly number[] =>
  table.chipIdsOf(id).flatMap((chip) => table.findLayoutSpot(chip)?.numbers ?? []);
