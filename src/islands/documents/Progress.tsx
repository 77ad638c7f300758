import { t } from '#i18n/client.ts';

/** A reader is told in quarters: each percent would talk over everything else. */
const quarter = (part: number): number => Math.floor(part * 4) * 25;

/** How much of a file is on its way. Once it is all there the server works on it, for which there is no measure. */
export function Progress({ label, part }: { label: string; part: number }) {
  const percent = Math.floor(part * 100);
  const words = part < 1 ? t('documents.sending', { percent }) : t('documents.checking');
  return (
    <div className="grid gap-1.5">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={words}
        className="h-2 overflow-hidden rounded-full bg-ink-900"
      >
        <div
          className={`h-full origin-left bg-brass transition-transform duration-fast ${part < 1 ? '' : 'animate-breathe'}`}
          style={{ transform: `scaleX(${part})` }}
        />
      </div>
      <p aria-hidden="true" className="figures text-sm text-ivory-300">
        {words}
      </p>
      <p aria-live="polite" className="sr-only">
        {part < 1 ? t('documents.sending', { percent: quarter(part) }) : words}
      </p>
    </div>
  );
}
