import { fieldsOf, withField } from '#domain/content/front-matter.ts';
import type { TextKind } from '#domain/content/text.ts';
import { t } from '#i18n/client.ts';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { Select } from '#ui/Select.tsx';

/** The fields of each kind, in the order in which they are asked for; what else stands in a front matter is written there. */
const names = {
  faq: ['question', 'group', 'order', 'home', 'validFrom', 'validTo', 'draft'],
  promotions: ['title', 'description', 'offer', 'order', 'validFrom', 'validTo', 'draft'],
  pages: ['title', 'description', 'validFrom', 'validTo', 'draft'],
  policies: ['title', 'description', 'inForceFrom', 'validFrom', 'validTo', 'draft'],
} as const satisfies Readonly<Record<TextKind, readonly string[]>>;

const wide: ReadonlySet<string> = new Set(['question', 'title', 'description']);
const days: ReadonlySet<string> = new Set(['validFrom', 'validTo', 'inForceFrom']);

const choices: ReadonlySet<string> = new Set(['home', 'draft']);

type HeadFieldsProps = { kind: TextKind; source: string; mayWrite: boolean; onChange: (source: string) => void };

/** The front matter as fields; each writes its line of the source, which stays the one truth. */
export function HeadFields({ kind, source, mayWrite, onChange }: HeadFieldsProps) {
  const values = new Map(fieldsOf(source).map(({ name, value }) => [name, value]));
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {names[kind].map((name) => (
        <div key={name} className={wide.has(name) ? 'sm:col-span-2 xl:col-span-3' : ''}>
          <Field label={t(`deskcontent.field.${name}`)}>
            {(control) =>
              choices.has(name) ? (
                <Select
                  {...control}
                  value={values.get(name) === 'true' ? 'true' : ''}
                  disabled={!mayWrite}
                  options={[
                    { value: '', label: t('deskcontent.choice.no') },
                    { value: 'true', label: t('deskcontent.choice.yes') },
                  ]}
                  onChange={({ target }) => onChange(withField(source, name, target.value))}
                />
              ) : (
                <Input
                  {...control}
                  type={days.has(name) ? 'date' : 'text'}
                  value={values.get(name) ?? ''}
                  readOnly={!mayWrite}
                  onChange={({ target }) => onChange(withField(source, name, target.value))}
                  className="min-h-10 text-sm"
                />
              )
            }
          </Field>
        </div>
      ))}
    </div>
  );
}
