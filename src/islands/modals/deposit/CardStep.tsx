import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { t } from '#i18n/client.ts';
import { $cardRoutes } from '#stores/deposit/card-routes.ts';
import { $deposit } from '#stores/deposit/deposit.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { BusyNote } from './BusyNote.tsx';
import { ByCard } from './ByCard.tsx';
import { CardList } from './CardList.tsx';
import { CardMark } from './marks.tsx';
import { StepHead, YouPay } from './StepHead.tsx';

/** As high as what comes. */
const Waiting = () => (
  <div aria-busy="true" className="grid gap-3">
    <Skeleton className="h-14" />
    <Skeleton className="h-[1.3125rem] w-64 max-w-full" />
  </div>
);

/** One press pays by card through the best gateway; behind a second one stands the list of them all. */
export function CardStep() {
  const { busy, goesBy } = useStore($deposit);
  const { data, loading } = useStore($cardRoutes);
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  return (
    <div className="grid gap-4">
      <YouPay />
      <StepHead mark={<CardMark />} lead={[t('cashier.fee_none'), t('cashier.instant')].join(' · ')}>
        {t('cashier.name_CREDIT_CARD')}
      </StepHead>
      {data === undefined && loading && busy === null ? <Waiting /> : <ByCard routes={data} />}
      <BusyNote
        note={t('cashier.card_note')}
        {...(goesBy && { going: t('cashier.going_by', { name: t(`cashier.name_${goesBy}`) }) })}
      />
      <div className="grid gap-2 border-t border-ink-600 pt-2">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => setOpen(!isOpen)}
          className="-mx-2 flex min-h-11 items-center justify-between gap-3 rounded-md px-2 text-left font-medium text-ivory-300 transition-colors duration-fast hover:bg-ink-600 hover:text-ivory-100"
        >
          {t('cashier.choose_route')}
          <Icon name="chevron-down" className={cx('size-5 shrink-0 text-ivory-500', isOpen && 'rotate-180')} />
        </button>
        <div id={list} hidden={!isOpen}>
          <CardList routes={data} />
        </div>
      </div>
    </div>
  );
}
