import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { ShoeCard } from '../kit/cards/ShoeCard.tsx';
import { cardPlace, labelPlace, shoePlace, type TableShape, widthOfCard } from './layout.ts';
import { naturalsOf, type Side } from './picture/baccarat.ts';
import type { Scene } from './use-table.ts';
import type { Variant } from './variants.ts';
import { countShown, handsWords, spotName } from './words.ts';

type HandsProps = { variant: Variant; scene: Scene; shape: TableShape; still: boolean };

const sides: readonly Side[] = ['player', 'banker'];

/** Name and points over a hand; the natural below it. */
function Label({ variant, scene, shape, side }: Omit<HandsProps, 'still'> & { side: Side }) {
  const { hands, told, leaving } = scene;
  const points = leaving ? undefined : countShown(variant, hands[side]);
  const natural = variant.cards === 2 && !leaving && naturalsOf(hands).includes(side);
  const won = told?.winner === side;
  const place = (where: 'above' | 'below') => {
    const { x, y } = labelPlace(shape, variant, side, where);
    return { left: `${(100 * x) / shape.width}%`, top: `${(100 * y) / shape.height}%` };
  };
  return (
    <>
      <span
        className="absolute flex w-max -translate-1/2 items-center gap-2 whitespace-nowrap sm:gap-3"
        style={place('above')}
      >
        <span className={cx('heading text-xl text-halden-light sm:tall:text-3xl', side === 'banker' && 'order-last')}>
          {spotName(variant.sides[side])}
        </span>
        <span
          translate="no"
          className={cx(
            'figures grid size-8 shrink-0 place-items-center rounded-full text-base font-bold transition-colors sm:tall:size-11 sm:tall:text-xl',
            won ? 'bg-brass text-ink-900' : 'bg-ink-900/60 text-ivory-100',
            points === undefined && 'invisible',
          )}
        >
          {points}
        </span>
      </span>
      {natural && (
        <span
          className="absolute w-max -translate-1/2 rounded-full bg-halden-light px-2.5 py-0.5 text-xs font-bold whitespace-nowrap text-ink-900 shadow-raised animate-rise sm:tall:px-4 sm:tall:py-1 sm:tall:text-sm"
          style={place('below')}
        >
          {t('baccarat.natural', { points: points ?? 0 })}
        </span>
      )}
    </>
  );
}

/** Both hands: the printed places, the cards, the points of those that lie open. */
export function Hands({ variant, scene, shape, still }: HandsProps) {
  const { hands, told, leaving, lying } = scene;
  const width = widthOfCard(shape, variant);
  const from = still || lying ? undefined : shoePlace(shape);
  return (
    <>
      <div className="sr-only">
        {handsWords(variant, hands).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <div aria-hidden="true" className="absolute inset-0">
        {sides.flatMap((side) =>
          Array.from({ length: variant.cards }, (_, place) => place).map((index) => {
            const { x, y } = cardPlace(shape, variant, side, index);
            return (
              <span
                key={`${side}-${index}`}
                className="absolute aspect-5/7 rounded-md border border-halden-light/40 bg-ink-900/20"
                style={{
                  left: `${(100 * x) / shape.width}%`,
                  top: `${(100 * y) / shape.height}%`,
                  width: `${(100 * width) / shape.width}%`,
                }}
              />
            );
          }),
        )}
        {sides.flatMap((side) =>
          hands[side].map((card, index) => (
            <ShoeCard
              // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the hand
              key={`${scene.roundId}:${side}-${index}`}
              card={card}
              at={cardPlace(shape, variant, side, index)}
              width={width}
              boardWidth={shape.width}
              from={from}
              leaving={leaving}
              discard={shape.furniture?.discard}
              sideways={index === 2}
              faded={told !== undefined && told.winner !== 'tie' && told.winner !== side}
            />
          )),
        )}
        {sides.map((side) => (
          <Label key={side} variant={variant} scene={scene} shape={shape} side={side} />
        ))}
        {told?.winner === 'tie' && !leaving && (
          <span
            className="absolute w-max -translate-1/2 rounded-full bg-brass px-3 py-0.5 text-sm font-bold text-ink-900 shadow-raised animate-rise"
            style={{
              left: `${(100 * (shape.cards.x + 180 * shape.cards.scale)) / shape.width}%`,
              top: `${(100 * (shape.cards.y + 68 * shape.cards.scale)) / shape.height}%`,
            }}
          >
            {spotName('tie')}
          </span>
        )}
      </div>
    </>
  );
}
