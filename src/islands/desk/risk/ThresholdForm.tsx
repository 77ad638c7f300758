import { useState } from 'react';
import {
  changedThresholds,
  holdThresholdNames,
  type RiskThresholds,
  type ThresholdName,
  thresholdBounds,
  thresholdNames,
} from '#domain/risk/thresholds.ts';
import { t } from '#i18n/client.ts';
import type { DeskCode } from '#stores/desk/call-desk.ts';
import {
  previewRules,
  proposeRules,
  type RiskPreview,
  type RiskRules,
  readThresholds,
  typedFrom,
} from '#stores/desk/risk-rules.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { Fault } from '../kit/Fault.tsx';
import { ReasonForm } from '../kit/ReasonForm.tsx';
import { useMay } from '../kit/use-may.ts';
import { Preview } from './Preview.tsx';

const holdsToo: ReadonlySet<ThresholdName> = new Set(holdThresholdNames);

type ThresholdInputProps = {
  name: ThresholdName;
  typed: string;
  isWrong: boolean;
  isChanged: boolean;
  onType: (typed: string) => void;
};

const ThresholdInput = ({ name, typed, isWrong, isChanged, onType }: ThresholdInputProps) => {
  const { min, max, unit } = thresholdBounds[name];
  const bounds =
    unit === 'count'
      ? t('deskrisk.bounds_count', { min, max })
      : t('deskrisk.bounds', { min, max, unit: t(`deskrisk.unit.${unit}`) });
  return (
    <Field
      label={t(`deskrisk.threshold.${name}`)}
      hint={holdsToo.has(name) ? `${bounds}; ${t('deskrisk.also_holds')}` : bounds}
      error={isWrong ? t('deskrisk.wrong', { min, max }) : undefined}
    >
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          value={typed}
          maxLength={9}
          onChange={({ target }) => onType(target.value)}
          className={isChanged ? 'border-brass-bright' : undefined}
        />
      )}
    </Field>
  );
};

/** The figures: typed anew they are tried on the last 90 days, and proposed. */
export function ThresholdForm({ rules: { version, thresholds } }: { rules: RiskRules }) {
  const mayPropose = useMay('risk.propose');
  const [typed, setTyped] = useState(() => typedFrom(thresholds));
  const [wrong, setWrong] = useState<readonly ThresholdName[]>([]);
  const [preview, setPreview] = useState<RiskPreview | null>(null);
  const [wish, setWish] = useState<RiskThresholds | null>(null);
  const [fault, setFault] = useState<DeskCode | null>(null);
  const [isDone, setDone] = useState(false);
  const [busy, setBusy] = useState(false);

  const read = (): RiskThresholds | null => {
    const found = readThresholds(typed);
    setWrong('wrong' in found ? found.wrong : []);
    setDone(false);
    return 'wrong' in found ? null : found.thresholds;
  };
  const tryThem = async (): Promise<void> => {
    const asked = read();
    if (asked === null) return;
    setBusy(true);
    const answer = await previewRules(asked);
    setBusy(false);
    setFault(answer.ok ? null : answer.code);
    if (answer.ok) setPreview(answer.value);
  };
  const changed = wish === null ? 0 : changedThresholds(thresholds, wish).length;
  return (
    <>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
        {thresholdNames.map((name) => (
          <ThresholdInput
            key={name}
            name={name}
            typed={typed[name]}
            isWrong={wrong.includes(name)}
            isChanged={typed[name] !== String(thresholds[name])}
            onType={(text) => setTyped({ ...typed, [name]: text })}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" busy={busy} onClick={() => void tryThem()}>
          {t('deskrisk.try')}
        </Button>
        {mayPropose && (
          <Button size="sm" onClick={() => setWish(read())}>
            {t('deskrisk.propose')}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={() => setTyped(typedFrom(thresholds))}>
          {t('deskrisk.reset')}
        </Button>
      </div>
      <Fault code={fault} />
      <p role="status" className={isDone ? 'text-sm text-brass-bright' : 'sr-only'}>
        {isDone && t('deskrisk.proposed')}
      </p>
      {wish !== null && (
        <ReasonForm
          what={t(changed === 1 ? 'deskrisk.propose_what_one' : 'deskrisk.propose_what_other', { count: changed })}
          press={t('deskrisk.propose_now')}
          act={(reason) => proposeRules(wish, version, reason)}
          onDone={() => {
            setWish(null);
            setDone(true);
          }}
          onCancel={() => setWish(null)}
        />
      )}
      {preview !== null && <Preview preview={preview} />}
    </>
  );
}
