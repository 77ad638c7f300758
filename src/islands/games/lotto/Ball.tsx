import { cx } from '#ui/cx.ts';

type BallProps = {
  number: number | undefined;
  /** `drawn`: out of the drum; `hit`: on the row and drawn; `plain`: on a row. */
  look: 'drawn' | 'hit' | 'plain';
  size: 'lg' | 'md' | 'sm';
};

const looks = {
  drawn: 'bg-radial-[at_35%_30%] from-common-cream to-common-sun text-common-night shadow-raised',
  hit: 'bg-common-sun font-bold text-common-night',
  plain: 'bg-common-night/10 text-common-night',
} as const;

const sizes = { lg: 'size-10 text-lg sm:size-12 sm:text-xl', md: 'size-8 text-base', sm: 'size-6 text-xs' } as const;

/** A ball with its number; an empty ring where one is still to come. */
export function Ball({ number, look, size }: BallProps) {
  return (
    <span
      translate="no"
      className={cx(
        'figures grid shrink-0 place-items-center rounded-full font-semibold',
        sizes[size],
        number === undefined ? 'border-2 border-common-haze/40' : looks[look],
        number !== undefined && look === 'drawn' && 'animate-rise',
      )}
    >
      {number}
    </span>
  );
}
