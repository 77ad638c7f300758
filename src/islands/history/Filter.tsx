import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { useFilterForm } from '#islands/blocks/form/use-filter-form.ts';
import { PeriodFields } from '#islands/blocks/PeriodFields.tsx';
import { showDay } from '#stores/format/time.ts';
import { type BetFilter, betRanges, oldestDay, rangeStart } from '#stores/history/bet-filter.ts';
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

const wordsOf = (code: string | undefined, wrong: string | undefined): string | undefined => {
  if (code === undefined) return undefined;
  if (code === 'day_wrong') return t('rounds.day_wrong', { day: wrong ?? '' });
  return code === 'period_old'
    ? t('rounds.period_old', { day: showDay(oldestDay(new Date())) })
    : t('history.period_wrong');
};

/** Period and provider of the list. */
export function Filter() {
  const filter = useStore($betFilter);
  const { data: providers } = useStore($betProviders);
  const { submit, field, fault } = useFilterForm({
    schema: ({ betFilterSchema }) => betFilterSchema(oldestDay(new Date())),
    shown: filter,
    take: filterBets,
  });

  const { provider } = filter;
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
          from={{ label: t('history.from'), error: wordsOf(fault('from'), filter.wrong.from), ...field('from') }}
          to={{ label: t('history.to'), error: wordsOf(fault('to'), filter.wrong.to), ...field('to') }}
          shown={filter}
          min={oldestDay(new Date())}
        />
        <Field label={t('history.provider')}>
          {(control) => (
            <Select
              {...control}
              {...field('provider')}
              placeholder={t('history.all_providers')}
              options={names.map((name) => ({ value: name, label: name }))}
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
