import { cx } from './cx.ts';

type HeartProps = { label: string; pressed: boolean; onPress: () => void; className?: string };

/** The heart of a game, as `layouts/parts/Heart.astro` draws it into static lists. Its look is in `styles/hearts.css`. */
export const HeartButton = ({ label, pressed, onPress, className }: HeartProps) => (
  <button
    type="button"
    aria-label={label}
    aria-pressed={pressed}
    onClick={onPress}
    className={cx('heart', className)}
  />
);
