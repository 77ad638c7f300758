import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { PeriodFields } from '#islands/blocks/PeriodFields.tsx';
import { useDraft } from '#islands/blocks/use-draft.ts';
import { showDay } from '#stores/format/time.ts';
import { type BetFilter, betRanges, oldestDay, periodFault, rangeStart } from '#stores/history/bet-filter.ts';
import { $betFilter, $betProviders, filterBets } from '#stores/history/history.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';

/** The periods that are asked for most, one press each. */
function Ranges({ from, to }: Pick<BetFilter, 'from' | 'to'>) {
  const now = new Date();
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t('rounds.ranges')}</legend>
      {betRanges.map((range) => {
        const start = rangeStart(range, now);
        const isShown = from === start && to === '';
        return (
          <Button
            key={range}
            size="sm"
            variant={isShown ? 'secondary' : 'ghost'}
            aria-pressed={isShown}
            onClick={() => filterBets({ from: start, to: '' })}
          >
            {t(`rounds.range_${range}`)}
          </Button>
        );
      })}
    </fieldset>
  );
}

/** Period and provider of the list. */
export function Filter() {
  const filter = useStore($betFilter);
  const { data: providers } = useStore($betProviders);
  const { values, fault, change, submit } = useDraft(filter, {
    check: (typed) => periodFault(typed, new Date()),
    take: ({ from, to, provider }) => filterBets({ from, to, provider }),
  });
  const { provider } = values;

  const oldest = oldestDay(new Date());
  const error =
    fault && (fault === 'period_old' ? t('rounds.period_old', { day: showDay(oldest) }) : t(`history.${fault}`));
  const names = [...new Set([...(providers ?? []), ...(provider === '' ? [] : [provider])])];
  return (
    <div className="grid gap-4">
      <Ranges from={filter.from} to={filter.to} />
      <form
        noValidate
        onSubmit={submit}
        aria-label={t('rounds.filter')}
        className="grid grid-cols-2 items-start gap-4 max-sm:*:nth-[n+3]:col-span-2 sm:grid-cols-[1fr_1fr_1fr_auto]"
      >
        <PeriodFields
          period={values}
          labels={{ from: t('history.from'), to: t('history.to') }}
          error={error}
          min={oldest}
          onChange={change}
        />
        <Field label={t('history.provider')}>
          {(control) => (
            <Select
              {...control}
              name="provider"
              value={provider}
              placeholder={t('history.all_providers')}
              options={names.map((name) => ({ value: name, label: name }))}
              onChange={(event) => change({ provider: event.currentTarget.value })}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" className="min-h-12 sm:mt-[1.625rem]">
          {t('history.apply')}
        </Button>
      </form>
    </div>
  );
}
