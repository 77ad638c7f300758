import { createContext, type ReactNode, useContext } from 'react';
import { t } from '#i18n/client.ts';
import type { WordKey } from '#i18n/keys.ts';
import { type CampaignFault, type Draft, valueAt } from '#stores/desk/campaigns.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
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
const faultAt = (faults: readonly CampaignFault[], path: string, isList = false): string | undefined => {
  const own = faults.find(({ field }) => field === path || (isList && field.startsWith(`${path}.`)));
  return own && `${own.problem}: ${own.remedy}`;
};

type Kind = 'weight' | 'percent' | 'text' | 'amount' | 'number' | 'day' | 'codes' | 'currencies';
const isList = (kind: Kind): boolean => kind === 'codes' || kind === 'currencies';
const written = (value: unknown, kind: Kind): string => {
  if (isList(kind)) return Array.isArray(value) ? value.join(' ') : '';
  return value === null || value === undefined ? '' : String(value);
};
/** As the document has it: an empty box is null, and what is no number stays as it was typed, so that the check names it. */
const read = (text: string, kind: Kind): unknown => {
  if (isList(kind)) {
    const codes = text.split(/[\s,]+/).filter((one) => one !== '');
    if (kind === 'codes') return codes;
    return codes.length === 0 ? 'all' : codes.map((one) => one.toUpperCase());
  }
  if (kind === 'text') return text;
  if (text.trim() === '') return kind === 'weight' ? undefined : null;
  return ['number', 'weight', 'percent'].includes(kind) && /^\d{1,9}$/.test(text.trim())
    ? Number(text.trim())
    : text.trim();
};

type DraftFieldProps = { path: string; label: string; hint?: string; kind?: Kind; readOnly?: boolean };

export function DraftField({ path, label, hint, kind = 'text', readOnly = false }: DraftFieldProps) {
  const { draft, faults, put } = useEditing();
  return (
    <Field label={label} hint={hint} error={faultAt(faults, path, isList(kind))}>
      {(control) => (
        <Input
          {...control}
          type={kind === 'day' ? 'date' : 'text'}
          inputMode={
            ['number', 'weight', 'percent'].includes(kind) ? 'numeric' : kind === 'amount' ? 'decimal' : undefined
          }
          // What is typed between two codes must not be lost: codes are read when the box is left.
          {...(isList(kind)
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
  /** Where it stands in the document, so that what is wrong with it is said beside it. */
  path?: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
};

export function DraftChoice({ label, path, value, options, onChoose }: DraftChoiceProps) {
  const { faults } = useEditing();
  return (
    <Field label={label} error={path === undefined ? undefined : faultAt(faults, path, true)}>
      {(control) => (
        <Select {...control} value={value} options={options} onChange={({ target }) => onChoose(target.value)} />
      )}
    </Field>
  );
}

/** A part of the document that may be left out: a box, and its fields while it is there. */
export function DraftPart({ path, label, first, children }: DraftPartProps) {
  const { draft, faults, put } = useEditing();
  const has = valueAt(draft, path) !== null;
  const fault = faultAt(faults, path);
  return (
    <div className="grid gap-3">
      <Checkbox
        label={label}
        checked={has}
        error={fault}
        onChange={({ target }) => put(path, target.checked ? first : null)}
      />
      {has && children}
    </div>
  );
}
type DraftPartProps = { path: string; label: string; first: object; children: ReactNode };

export const words = <T extends string>(prefix: string, values: readonly T[]) =>
  values.map((value) => ({ value, label: t(`${prefix}.${value}` as WordKey) }));
