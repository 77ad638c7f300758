import { type BingoCard, freePlace } from '#domain/games/bingo/bingo-75/cards.ts';
import { multiplierOf } from '#domain/games/bingo/bingo-75/paytable.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { timesText } from '../kit/picture/chances.ts';
import { ballWords, columnHeads } from './words.ts';

type CardProps = {
  number: number;
  card: BingoCard;
  called: ReadonlySet<number>;
  lines: readonly (readonly number[])[];
  /** Exchanging and giving away are offered while the card is not bought. */
  onRenew?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
};

const headInks = ['bg-table-red', 'bg-common-sky', 'bg-table-green', 'bg-common-night', 'bg-ink-700'] as const;

const centre = (place: number): { x: number; y: number } => ({
  x: (place % 5) * 20 + 10,
  y: Math.floor(place / 5) * 20 + 10,
});

const action =
  "relative grid h-full w-11 shrink-0 place-items-center rounded-sm text-sm font-semibold hover:bg-common-night/10 focus-visible:outline-common-night before:absolute before:inset-x-0 before:-inset-y-3 before:content-['']";

type HeadProps = Pick<CardProps, 'number' | 'onRenew' | 'onRemove'> & { lineCount: number };

/** The card's number, what its lines are worth, and what can be done with it. */
function Head({ number, lineCount, onRenew, onRemove }: HeadProps) {
  const worth = lineCount > 0 ? `${lineCount} · ${timesText(multiplierOf(lineCount))}×` : '';
  return (
    <header className="flex h-6 items-center justify-between gap-1">
      <h2 className="figures shrink-0 text-xs font-semibold whitespace-nowrap">
        {t('bingo.card_short', { number: String(number) })}
      </h2>
      <p className="figures truncate text-xs font-bold text-table-red">
        <span className="sr-only">
          {t(lineCount === 1 ? 'bingo.card_lines_one' : 'bingo.card_lines_other', { count: lineCount })}
        </span>
        <span aria-hidden="true">{worth}</span>
      </p>
      {onRenew && (
        <span className="flex h-full min-w-0 justify-end">
          <button type="button" className={action} onClick={onRenew}>
            <span aria-hidden="true">↻</span>
            <span className="sr-only">{t('bingo.renew', { number: String(number) })}</span>
          </button>
          {onRemove && (
            <button type="button" className={action} onClick={onRemove}>
              <span aria-hidden="true">✕</span>
              <span className="sr-only">{t('bingo.remove', { number: String(number) })}</span>
            </button>
          )}
        </span>
      )}
    </header>
  );
}

const Columns = () => (
  <div aria-hidden="true" className="grid grid-cols-5 gap-0.5">
    {columnHeads.map((head, column) => (
      <span
        key={head}
        className={cx(
          'grid h-5 place-items-center rounded-sm font-display text-base leading-none font-semibold text-common-cream sm:tall:h-8 sm:tall:text-2xl',
          headInks[column],
        )}
      >
        {head}
      </span>
    ))}
  </div>
);

type PlaceProps = { printed: number; isFree: boolean; isCalled: boolean };

/** A number of the card, daubed once it was called. */
function Place({ printed, isFree, isCalled }: PlaceProps) {
  const isMarked = isFree || isCalled;
  return (
    <li className="figures relative grid min-h-0 place-items-center rounded-sm bg-common-haze/35 [container-type:size] font-semibold">
      {isMarked && (
        <span
          aria-hidden="true"
          className="absolute inset-0 m-auto size-[min(84cqw,84cqh)] animate-stamp rounded-full bg-common-coral/55 ring-2 ring-common-coral/35"
        />
      )}
      <span className="relative text-[clamp(0.75rem,min(56cqw,66cqh),1.75rem)] leading-none">
        {isFree ? '★' : printed}
      </span>
      {isMarked && <span className="sr-only">{isFree ? t('bingo.free') : t('bingo.marked')}</span>}
    </li>
  );
}

/** Complete lines, struck through. */
const Struck = ({ lines }: Pick<CardProps, 'lines'>) => (
  <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className="absolute inset-0 size-full">
    {lines.map((line) => {
      const [from, to] = [centre(line[0] ?? 0), centre(line.at(-1) ?? 0)];
      return (
        <line
          key={line.join()}
          x1={from.x}
          y1={from.y}
          x2={to.x}
          y2={to.y}
          className="stroke-common-night"
          strokeWidth="2.500"
          strokeLinecap="round"
          opacity=".7"
          vectorEffect="non-scaling-stroke"
        />
      );
    })}
  </svg>
);

/** A printed card. Called numbers are daubed, complete lines struck through. */
export function Card({ number, card, called, lines, onRenew, onRemove }: CardProps) {
  return (
    <section
      aria-label={t('bingo.card', { number: String(number) })}
      className="grid h-full max-h-[34rem] min-h-0 w-full max-w-[28rem] grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_minmax(0,1fr)] gap-1 justify-self-center rounded-md bg-common-cream p-1.5 text-common-night shadow-raised sm:p-2"
    >
      <Head number={number} lineCount={lines.length} onRenew={onRenew} onRemove={onRemove} />
      <Columns />
      <div className="relative min-h-0">
        <ol className="grid size-full grid-cols-5 grid-rows-5 gap-0.5">
          {card.map((printed, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place of the card
            <Place key={place} printed={printed} isFree={place === freePlace} isCalled={called.has(printed)} />
          ))}
        </ol>
        {lines.length > 0 && <Struck lines={lines} />}
      </div>
    </section>
  );
}

/** What was called last, for those who listen. */
export const lastCall = (called: readonly number[]): string => {
  const last = called.at(-1);
  return last === undefined ? '' : ballWords(last);
};
