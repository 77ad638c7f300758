import { t } from '#i18n/client.ts';
import { failWords, isOfSaferPlay } from '#stores/format/fail-words.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { proofPath, returnWords } from '../result/result-words.ts';
import { type RoundView, refusalOf } from '../round/use-round.ts';

/** What the server refused last, in words; empty when nothing, and where the notice of safer play says it. */
const refusalWords = (round: RoundView): string => {
  const failed = refusalOf(round);
  return failed === undefined || isOfSaferPlay(failed) ? '' : t(...failWords(failed));
};

type StatusLineProps = {
  round: RoundView;
  /** The table's own refusal ("more than the table takes"), before anything was sent. */
  note?: string;
  /** What the table asks for or says while there is neither refusal nor result. */
  prompt: string;
  /** Beside the stage instead of below it: up to three lines. */
  beside?: boolean;
  /** What came of the round says by itself that nothing was won. */
  lossIsSaid?: boolean;
};

/**
 * One line that always says where the round stands: a refusal, how the last round came out with the way to its proof, or what
 * to do. An amount is seen where it happened, and is here only for who reads the line without seeing the table; that nothing was
 * won is said here alone. A result is not read out a second time, the frame has said it.
 */
export function StatusLine({ round, note = '', prompt, beside = false, lossIsSaid = false }: StatusLineProps) {
  const { landed, currency, outcomeWords } = round;
  const refused = refusalWords(round) || note;
  const isTold = refused === '' && landed !== undefined;
  const isLoss = landed?.payoutMinor === 0n;
  return (
    <p
      role="status"
      aria-live={isTold ? 'off' : 'polite'}
      data-refused={refused === '' ? undefined : ''}
      className={cx(
        'figures text-sm',
        beside ? 'line-clamp-3' : 'px-3 pt-1.5 text-center',
        !beside && !isTold && 'truncate',
        refused === '' ? 'text-ivory-300' : 'text-red',
      )}
    >
      {isTold ? (
        <a href={proofPath(landed.round.id)} target="_top" title={t('table.proof')} className="hover:underline">
          <span className={cx(!beside && 'flex justify-center')}>
            <span className={cx(!beside && 'truncate')}>
              <Icon name="shield" className="mr-1 inline size-4 align-[-0.2em]" />
              {outcomeWords(landed.round)}
            </span>
            <span className={cx('shrink-0 whitespace-pre', (!isLoss || lossIsSaid) && 'sr-only')}>
              {` · ${returnWords(landed, currency)}`}
            </span>
          </span>
        </a>
      ) : (
        refused || prompt
      )}
    </p>
  );
}

/** No word on a round: what that means, and the one thing to do. */
export function LostAnswer({ onAskAgain }: { onAskAgain: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-center gap-3 px-3 py-2">
      <p className="max-w-prose text-sm">{t('table.lost_answer')}</p>
      <Button size="sm" onClick={onAskAgain}>
        {t('table.ask_again')}
      </Button>
    </div>
  );
}
