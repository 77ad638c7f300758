import { t } from '#i18n/client.ts';
import type { KeptHeader } from '#stores/shell/kept-header.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { currencyStyle, depositStyle, Purse } from './Purse.tsx';

const unknown = 'data-unknown:w-16 data-unknown:animate-breathe data-unknown:rounded-sm data-unknown:bg-ink-600';
const corner = 'relative grid h-11 w-10 place-items-center text-ivory-300 min-[22.5rem]:w-11';

type WaitingProps = { quiet?: boolean | undefined; kept?: KeptHeader | undefined };

/**
 * A player's corner of the header before it is awake: as wide as what comes, with what the page before showed, so that
 * nothing moves. The static page is filled in by a script (layouts/parts/kept-header.ts), whose changes React leaves alone.
 */
export const Waiting = ({ quiet, kept }: WaitingProps) => (
  <span aria-hidden="true" className="flex items-center gap-0.5 sm:gap-2 signed-out:hidden">
    <Purse
      amount={
        <span
          translate="no"
          suppressHydrationWarning
          data-kept="amount"
          data-unknown={kept ? undefined : ''}
          className={cx('figures block whitespace-nowrap', unknown)}
        >
          {kept?.amount ?? '\u00a0'}
        </span>
      }
      currency={
        <span suppressHydrationWarning data-kept="currency" className={cx('block', currencyStyle)}>
          {kept?.currency ?? '\u00a0'}
        </span>
      }
    >
      <span className={buttonStyle(quiet ? 'secondary' : 'primary', 'sm', depositStyle)}>
        <Icon name="plus" className="size-5 sm:hidden" />
        <span className="max-sm:hidden">{t('account.deposit')}</span>
      </span>
    </Purse>
    <span className={corner}>
      <Icon name="bell" />
      <span className="absolute top-2 right-2 hidden size-2 rounded-full bg-brass [html[data-alert]_&]:block" />
    </span>
    <span className={corner}>
      <Icon name="user" />
    </span>
  </span>
);
