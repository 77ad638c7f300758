import { createContext, useContext } from 'react';
import { t } from '#i18n/client.ts';
import type { WordKey } from '#i18n/keys.ts';
import { type CampaignFault, type Draft, valueAt } from '#stores/desk/campaigns.ts';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { Select } from '#ui/Select.tsx';

/** The document that is typed, what is wrong with it, and how a value of it is put. */
export type Editing = {
  readonly draft: Draft;
  readonly faults: readonly CampaignFault[];
  readonly put: (path: string, value: unknown) => void;
};
const EditingContext = createContext<Editing | null>(null);
export const EditingProvider = EditingContext.Provider;
export const useEditing = (): Editing => {
  const editing = useContext(EditingContext);
  if (editing === null) throw new Error('A field without its document');
  return editing;
};

/** What is wrong with a field, in the words of the checks. */
const faultAt = (faults: readonly CampaignFault[], path: string): string | undefined => {
  const own = faults.find(({ field }) => field === path);
  return own && `${own.problem}: ${own.remedy}`;
};

type Kind = 'weight' | 'text' | 'amount' | 'number' | 'day' | 'codes';
const written = (value: unknown, kind: Kind): string => {
  if (kind === 'codes') return Array.isArray(value) ? value.join(' ') : '';
  return value === null || value === undefined ? '' : String(value);
};
/** As the document has it: an empty box is null, and what is no number stays as it was typed, so that the check names it. */
const read = (text: string, kind: Kind): unknown => {
  if (kind === 'codes') return text.split(/[\s,]+/).filter((one) => one !== '');
  if (kind === 'text') return text;
  if (text.trim() === '') return kind === 'weight' ? undefined : null;
  return (kind === 'number' || kind === 'weight') && /^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : text.trim();
};

type DraftFieldProps = { path: string; label: string; hint?: string; kind?: Kind; readOnly?: boolean };

export function DraftField({ path, label, hint, kind = 'text', readOnly = false }: DraftFieldProps) {
  const { draft, faults, put } = useEditing();
  return (
    <Field label={label} hint={hint} error={faultAt(faults, path)}>
      {(control) => (
        <Input
          {...control}
          type={kind === 'day' ? 'date' : 'text'}
          inputMode={kind === 'number' || kind === 'weight' ? 'numeric' : kind === 'amount' ? 'decimal' : undefined}
          // What is typed between two codes must not be lost: codes are read when the box is left.
          {...(kind === 'codes'
            ? {
                defaultValue: written(valueAt(draft, path), kind),
                onBlur: ({ target }) => put(path, read(target.value, kind)),
              }
            : {
                value: written(valueAt(draft, path), kind),
                onChange: ({ target }) => put(path, read(target.value, kind)),
              })}
          readOnly={readOnly}
        />
      )}
    </Field>
  );
}

type DraftChoiceProps = {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
};

export const DraftChoice = ({ label, value, options, onChoose }: DraftChoiceProps) => (
  <Field label={label}>
    {(control) => (
      <Select {...control} value={value} options={options} onChange={({ target }) => onChoose(target.value)} />
    )}
  </Field>
);

export const words = <T extends string>(prefix: string, values: readonly T[]) =>
  values.map((value) => ({ value, label: t(`${prefix}.${value}` as WordKey) }));
