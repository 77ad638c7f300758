/** What the content of a leaf says, read without turning an amount into a double. */
export type MovementSaid = {
  readonly id: string;
  readonly kind: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** What it moved on the player’s own accounts, in minor units. */
  readonly moved: readonly { readonly account: string; readonly currency: string; readonly amount: bigint }[];
};

const token = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|null|true|false/g;

/** The items of a flat list of JSON, as they are written. */
const itemsOf = (line: string): readonly string[] => line.match(token) ?? [];
const textOf = (item: string | undefined): string => (item?.startsWith('"') ? String(JSON.parse(item)) : (item ?? ''));

/** `movement`, or the name of a table that has leaves (entry.ts). */
export const kindOf = (content: string): string => /^\["([a-z_]+)\/1", /.exec(content)?.[1] ?? '';

/** Whose it is by what it says itself: the player’s id. */
export const playerOf = (content: string): string => {
  const items = itemsOf(content.split('\n', 1)[0] ?? '');
  return textOf(items[kindOf(content) === 'movement' ? 3 : 2]);
};

/** A movement as its leaf tells it; undefined of another kind. Only accounts of players have a balance after a posting. */
export const movementSaid = (content: string): MovementSaid | undefined => {
  if (kindOf(content) !== 'movement') return undefined;
  const [first = '', ...postings] = content.split('\n');
  const [, id, kind, , , , at] = itemsOf(first);
  return {
    id: id ?? '',
    kind: textOf(kind),
    at: Math.floor(Number(at) * 1000),
    moved: postings
      .map(itemsOf)
      .flatMap(([, account, currency, , amount, balanceAfter]) =>
        balanceAfter === 'null' || amount === undefined
          ? []
          : [{ account: textOf(account), currency: textOf(currency), amount: BigInt(amount) }],
      ),
  };
};
