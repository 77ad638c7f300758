import { useState } from 'react';
import type { LimitKind } from '#domain/limits/limit.ts';
import { t } from '#i18n/client.ts';
import { useCallForm, useFreshForm, useTyped } from '#islands/blocks/form/use-call-form.ts';
import { changesOf, draftFaults, fieldText, type Saved, saveLimits } from '#stores/safer-play/limit-form.ts';
import { type Limit, usedPercent } from '#stores/safer-play/limits.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { limitErrorWords, limitName, usedWords } from './limit-words.ts';
import { Pending } from './Pending.tsx';

/** How much of a limit is used; without one an empty groove, so that nothing moves when it is set. */
function UsedBar({ limit }: { limit: Limit }) {
  const percent = usedPercent(limit);
  return (
    <div className="grid gap-1.5">
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-ink-900">
        <div
          className={cx('h-full rounded-full', percent >= 100 ? 'bg-brass' : 'bg-ivory-500')}
          style={{ width: `${percent}%` }}
        />
      </div>
      <p className="figures text-sm text-ivory-300">{usedWords(limit)}</p>
    </div>
  );
}

type LimitFieldProps = {
  limit: Limit;
  /** What was typed; null: the field shows what holds. */
  draft: string | null;
  fault: string | undefined;
  onType: (typed: string) => void;
  nowMs: number;
};

function LimitField({ limit, draft, fault, onType, nowMs }: LimitFieldProps) {
  const { kind, period, pending } = limit;
  return (
    <div className="grid content-start gap-3">
      <Field
        label={
          <>
            <span className="sr-only">{limitName(limit)}</span>
            <span aria-hidden="true">{t(`saferplay.period_${period}`)}</span>
          </>
        }
        error={limitErrorWords(kind, fault)}
      >
        {(control) => (
          <Input
            {...control}
            money
            name={period}
            inputMode={kind === 'session' ? 'text' : 'decimal'}
            autoComplete="off"
            maxLength={12}
            placeholder={t('saferplay.no_limit')}
            value={fieldText(draft, limit)}
            onChange={(event) => onType(event.currentTarget.value)}
            className="placeholder:text-base placeholder:font-normal"
          />
        )}
      </Field>
      <UsedBar limit={limit} />
      {pending && <Pending limit={limit} pending={pending} nowMs={nowMs} />}
    </div>
  );
}

const effectOf = (changes: ReturnType<typeof changesOf>): string => {
  const looser = changes.filter(({ change }) => change === 'looser').length;
  if (changes.length === 0) return '';
  if (looser === 0) return t('saferplay.says_tighter');
  return t(looser === changes.length ? 'saferplay.says_looser' : 'saferplay.says_mixed');
};

type LimitCardProps = { kind: LimitKind; limits: readonly Limit[]; nowMs: number };

/** One kind of limit: day, week and month, what of each is used, and what saving would do, before it is done. */
export function LimitCard({ kind, limits, nowMs }: LimitCardProps) {
  const [saved, setSaved] = useState<Saved>(null);
  const form = useFreshForm({
    schema: ({ limitDraftSchema }) => limitDraftSchema,
    faults: (draft) => draftFaults(kind, draft),
    initial: { DAY: null, WEEK: null, MONTH: null },
  });
  const values = useTyped(form);
  const { busy, submit, fault, set } = useCallForm(form, {
    send: (draft) => saveLimits(kind, draft, { onTaken: (period) => set(period, null), onSaved: setSaved }),
    onSent: () => form.control.reset(),
  });
  const changes = changesOf(values, limits);
  const touched = Object.values(values).some((draft) => draft !== null);

  return (
    <form
      noValidate
      aria-labelledby={`limit-${kind}`}
      onSubmit={submit}
      className="grid gap-x-8 gap-y-5 rounded-lg border border-ink-600 bg-ink-800 p-5 sm:p-6 xl:grid-cols-[12rem_minmax(0,1fr)]"
    >
      <header>
        <h3 id={`limit-${kind}`} className="text-lg font-semibold">
          {t(`saferplay.${kind}_title`)}
        </h3>
        <p className="text-sm text-ivory-300">{t(`saferplay.${kind}_text`)}</p>
      </header>
      <div className="grid gap-6 sm:grid-cols-3 sm:gap-5">
        {limits.map((limit) => (
          <LimitField
            key={limit.period}
            limit={limit}
            draft={values[limit.period]}
            fault={fault(limit.period)}
            onType={(typed) => {
              setSaved(null);
              set(limit.period, typed);
            }}
            nowMs={nowMs}
          />
        ))}
      </div>
      <footer className="xl:col-start-2 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button type="submit" variant={touched ? 'primary' : 'secondary'} busy={busy} off={!touched}>
          {t('saferplay.save')}
          <span className="sr-only">{t(`saferplay.${kind}_title`)}</span>
        </Button>
        <p role="status" className="max-w-[36rem] min-w-0 flex-1 basis-full text-sm text-ivory-300">
          {saved === null ? effectOf(changes) : t(`saferplay.saved_${saved}`)}
        </p>
      </footer>
    </form>
  );
}
