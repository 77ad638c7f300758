import { type Block, foldSame, type Row } from '#domain/terms/compare-texts.ts';
import type { Part } from '#domain/terms/word-changes.ts';
import { Icon } from '#ui/Icon.tsx';

/** What is said around the two texts. `before` and `after` stand over each cell where the columns stand one below the other. */
export type SideBySideWords = {
  readonly before: string;
  readonly after: string;
  readonly changed: string;
  readonly removed: string;
  readonly added: string;
  readonly movedAway: string;
  readonly movedHere: string;
  /** Said by screen readers before and behind words that were taken out or put in. */
  readonly deletion: string;
  readonly insertion: string;
  readonly end: string;
  readonly unchanged: (paragraphs: number) => string;
};

type Side = 'before' | 'after';
type Worded = { readonly words: SideBySideWords };

/** Words that stand in one version alone: struck through or underlined, so that no colour has to tell. */
function Marked({ text, side, words }: Worded & { text: string; side: Side }) {
  const body = text.trimEnd();
  const space = text.slice(body.length);
  const [Tag, look, said] =
    side === 'before'
      ? (['del', 'text-ivory-500 decoration-1 bg-ink-600', words.deletion] as const)
      : ([
          'ins',
          'text-ivory-100 decoration-brass decoration-2 underline-offset-4 bg-brass-dim',
          words.insertion,
        ] as const);
  return (
    <>
      <Tag className={`box-decoration-clone rounded-sm px-0.5 ${look}`}>
        <span className="sr-only">{said} </span>
        {body}
        <span className="sr-only"> {words.end}</span>
      </Tag>
      {space}
    </>
  );
}

const Parts = ({ parts, side, words }: Worded & { parts: readonly Part[]; side: Side }) =>
  parts.map((part, at) =>
    part.changed ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of a sentence have no name but their place
      <Marked key={at} text={part.text} side={side} words={words} />
    ) : (
      part.text
    ),
  );

const blockLook: Readonly<Record<Block['kind'], string>> = {
  heading: 'font-display text-xl font-medium text-ivory-100',
  paragraph: '',
  item: 'relative pl-4 before:absolute before:left-0 before:text-ivory-500 before:content-["•"]',
  note: 'border-l-2 border-brass pl-3',
  row: 'text-sm',
};

/** `whole`: the paragraph stands in this version alone. */
type CellProps = Worded & { side: Side; block: Block; state: string; parts?: readonly Part[]; whole?: boolean };

/** One version of a paragraph. */
function Cell({ side, block, state, parts, words, whole = false }: CellProps) {
  const Text = block.kind === 'heading' ? 'h3' : 'p';
  const Whole = side === 'before' ? 'del' : 'ins';
  const isNews = side === 'after' && (whole || parts !== undefined);
  return (
    <div
      className={`min-w-0 rounded-md border p-4 ${side === 'before' ? 'border-ink-600 bg-ink-900/40 lg:col-start-1' : 'border-ink-600 bg-ink-700 lg:col-start-2'}`}
    >
      <p className="mb-2 flex flex-wrap gap-x-2 text-xs font-semibold tracking-wide text-ivory-500">
        <span className="lg:sr-only">{side === 'before' ? words.before : words.after}</span>
        <span className={isNews ? 'text-brass-bright' : ''}>{state}</span>
      </p>
      <Text className={`wrap-anywhere ${blockLook[block.kind]}`}>
        {whole ? (
          <Whole className={wholeLook[side]}>{block.text}</Whole>
        ) : parts === undefined ? (
          block.text
        ) : (
          <Parts parts={parts} side={side} words={words} />
        )}
      </Text>
    </div>
  );
}

/** A paragraph of one version alone. What is said over it tells so; to mark each of its words would only make it hard to read. */
const wholeLook = { before: 'text-ivory-500 no-underline', after: 'text-ivory-100 no-underline' } as const;

function ShownRow({ row, words }: Worded & { row: Row }) {
  if (row.kind === 'same') {
    const { kind, text } = row.after;
    // The heading of a chapter, which says what the changes below it are about.
    if (kind === 'heading') return <h3 className="heading pt-6 text-2xl lg:col-span-2">{text}</h3>;
    return <p className="text-ivory-300 lg:col-span-2">{text}</p>;
  }
  if (row.kind === 'changed')
    return (
      <>
        <Cell side="before" block={row.before} parts={row.beforeParts} state={words.changed} words={words} />
        <Cell side="after" block={row.after} parts={row.afterParts} state={words.changed} words={words} />
      </>
    );
  if (row.kind === 'removed') {
    const { before, moved } = row;
    const state = moved ? words.movedAway : words.removed;
    return <Cell side="before" block={before} whole={!moved} state={state} words={words} />;
  }
  const { after, moved } = row;
  const state = moved ? words.movedHere : words.added;
  return <Cell side="after" block={after} whole={!moved} state={state} words={words} />;
}

function Folded({ rows, words }: Worded & { rows: readonly Row[] }) {
  return (
    <details className="group rounded-md border border-dashed border-ink-600">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-4 text-sm text-ivory-300 hover:text-ivory-100 [&::-webkit-details-marker]:hidden">
        <Icon
          name="chevron-down"
          className="size-4 shrink-0 text-ivory-500 transition-transform duration-fast group-open:rotate-180"
        />
        {words.unchanged(rows.length)}
      </summary>
      <div className="grid max-w-[42rem] gap-3 px-4 pb-4 text-ivory-300">
        {rows.map((row, at) => {
          const block = row.kind === 'removed' ? row.before : row.after;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text have no name but their place
            <p key={at} className={`wrap-anywhere ${blockLook[block.kind]}`}>
              {block.text}
            </p>
          );
        })}
      </div>
    </details>
  );
}

/**
 * Two versions of a text side by side, or one below the other on a narrow screen: what changed is shown, what did not is folded away.
 * It is plain markup, so that a page needs no script for it.
 */
export function SideBySide({ rows, words }: Worded & { rows: readonly Row[] }) {
  return (
    <div className="grid gap-4">
      {foldSame(rows).map((stretch, at) =>
        stretch.kind === 'folded' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of a text have no name but their place
          <Folded key={at} rows={stretch.rows} words={words} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of a text have no name but their place
          <div key={at} className="grid gap-3 lg:grid-cols-2 lg:gap-x-6">
            {stretch.rows.map((row, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text have no name but their place
              <ShownRow key={place} row={row} words={words} />
            ))}
          </div>
        ),
      )}
    </div>
  );
}
