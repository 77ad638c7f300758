import { t } from '#i18n/client.ts';
import { valueAt } from '#stores/desk/campaigns.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { AudienceForm } from './AudienceForm.tsx';
import { DraftChoice, DraftField, DraftPart, useEditing, words } from './draft-fields.tsx';
import { Part, Row } from './parts.tsx';

const rewards = {
  deposit: { kind: 'deposit', minDepositEur: '10', steps: [{ upToEur: '100', percent: 50, freeSpins: 0 }] },
  no_deposit: { kind: 'no_deposit' },
  money: { kind: 'money', bonusEur: '5' },
} as const;
const isReward = (text: string): text is keyof typeof rewards => Object.hasOwn(rewards, text);

function Steps() {
  const { draft, put } = useEditing();
  const value = valueAt(draft, 'reward.steps');
  const steps: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <>
      <Row>
        <DraftField path="reward.minDepositEur" label={t('deskcampaigns.field.minDepositEur')} kind="amount" />
      </Row>
      {steps.map((_, at) => {
        const path = ['reward.steps', at].join('.');
        return (
          <fieldset key={path} className="grid gap-2">
            <legend className="mb-2 text-sm font-semibold">{t('deskcampaigns.step', { number: at + 1 })}</legend>
            <Row>
              <DraftField path={`${path}.upToEur`} label={t('deskcampaigns.field.upToEur')} kind="amount" />
              <DraftField path={`${path}.percent`} label={t('deskcampaigns.field.percent')} kind="number" />
              <DraftField path={`${path}.freeSpins`} label={t('deskcampaigns.field.freeSpins')} kind="number" />
            </Row>
          </fieldset>
        );
      })}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="secondary"
          onClick={() => put('reward.steps', [...steps, { upToEur: '200', percent: 50, freeSpins: 0 }])}
        >
          {t('deskcampaigns.add_step')}
        </Button>
        {steps.length > 1 && (
          <Button size="sm" variant="ghost" onClick={() => put('reward.steps', steps.slice(0, -1))}>
            {t('deskcampaigns.remove', { what: t('deskcampaigns.step', { number: steps.length }) })}
          </Button>
        )}
      </div>
    </>
  );
}

/** What it gives, and by which code. */
export function WhatPart({ isNew }: { isNew: boolean }) {
  const { draft, put } = useEditing();
  const kind = String(valueAt(draft, 'reward.kind'));
  const code = valueAt(draft, 'coupon.code');
  const putCode = (text: string): void =>
    put('coupon', text === '' ? null : { code: text, usesMax: valueAt(draft, 'coupon.usesMax') ?? null });
  return (
    <Part name="what">
      <Row>
        <DraftField
          path="id"
          label={t('deskcampaigns.field.id')}
          hint={t('deskcampaigns.field.id_hint')}
          readOnly={!isNew}
        />
        <DraftField path="name" label={t('deskcampaigns.field.name')} />
        <DraftField path="event.displayName" label={t('deskcampaigns.field.event_name')} />
        <DraftChoice
          label={t('deskcampaigns.field.kind')}
          value={kind}
          options={words('deskcampaigns.kind', ['deposit', 'no_deposit', 'money'])}
          onChoose={(next) => isReward(next) && put('reward', rewards[next])}
        />
        <DraftChoice
          label={t('deskcampaigns.field.oncePer')}
          value={String(valueAt(draft, 'oncePer'))}
          options={words('deskcampaigns.once', ['player', 'week'])}
          onChoose={(next) => put('oncePer', next)}
        />
        <CodeField code={typeof code === 'string' ? code : ''} onCode={putCode} />
        {typeof code === 'string' && (
          <DraftField path="coupon.usesMax" label={t('deskcampaigns.field.usesMax')} kind="number" />
        )}
      </Row>
      {kind === 'deposit' && <Steps />}
      {kind === 'money' && (
        <DraftField path="reward.bonusEur" label={t('deskcampaigns.field.bonusEur')} kind="amount" />
      )}
      <DraftPart path="cap" label={t('deskcampaigns.field.hasCap')} first={{ family: '', maxEur: '100' }}>
        <Row>
          <DraftField
            path="cap.family"
            label={t('deskcampaigns.field.family')}
            hint={t('deskcampaigns.field.family_hint')}
          />
          <DraftField path="cap.maxEur" label={t('deskcampaigns.field.maxEur')} kind="amount" />
        </Row>
      </DraftPart>
    </Part>
  );
}

function CodeField({ code, onCode }: { code: string; onCode: (code: string) => void }) {
  const { faults } = useEditing();
  const own = faults.find(({ field }) => field.startsWith('coupon'));
  return (
    <Field
      label={t('deskcampaigns.field.coupon')}
      hint={t('deskcampaigns.field.coupon_hint')}
      error={own && `${own.problem}: ${own.remedy}`}
    >
      {(control) => <Input {...control} value={code} maxLength={32} onChange={({ target }) => onCode(target.value)} />}
    </Field>
  );
}

/** Whom it is for: what a document says at its top, and the audience. */
export function WhoPart() {
  const { draft, put } = useEditing();
  const isOnly = valueAt(draft, 'countries.only') !== undefined;
  const list = isOnly ? 'countries.only' : 'countries.except';
  const segments = valueAt(draft, 'segments');
  return (
    <Part name="who">
      <Row>
        <DraftField
          key={list}
          path={list}
          label={t('deskcampaigns.field.countries')}
          hint={t('deskcampaigns.field.countries_hint')}
          kind="codes"
        />
        <DraftChoice
          label={t('deskcampaigns.field.countries_are')}
          value={isOnly ? 'only' : 'except'}
          options={[
            { value: 'except', label: t('deskcampaigns.left_out') },
            { value: 'only', label: t('deskcampaigns.only') },
          ]}
          onChoose={(next) => put('countries', { [next]: valueAt(draft, list) ?? [] })}
        />
        <DraftChoice
          label={t('deskcampaigns.field.segment')}
          path="segments"
          value={Array.isArray(segments) ? String(segments[0]) : 'all'}
          options={words('deskcampaigns.segment', ['all', 'no_deposit_yet', 'depositor', 'away_30_days'])}
          onChoose={(next) => put('segments', next === 'all' ? 'all' : [next])}
        />
        <DraftField
          path="currencies"
          label={t('deskcampaigns.field.currencies')}
          hint={t('deskcampaigns.field.currencies_hint')}
          kind="currencies"
        />
      </Row>
      <DraftPart path="depositsMade" label={t('deskcampaigns.field.hasDeposits')} first={{ from: 0, to: 0 }}>
        <Row>
          <DraftField path="depositsMade.from" label={t('deskcampaigns.field.depositsFrom')} kind="number" />
          <DraftField path="depositsMade.to" label={t('deskcampaigns.field.depositsTo')} kind="number" />
        </Row>
      </DraftPart>
      <AudienceForm />
    </Part>
  );
}

export const WhenPart = () => (
  <Part name="when">
    <Row>
      <DraftField path="validFrom" label={t('deskcampaigns.field.validFrom')} kind="day" />
      <DraftField path="validTo" label={t('deskcampaigns.field.validTo')} kind="day" />
    </Row>
  </Part>
);
