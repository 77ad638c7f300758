import { useId } from 'react';
import type { Paper } from '#domain/documents/kinds.ts';
import { t } from '#i18n/client.ts';

type IdentityPaper = Exclude<Paper, 'bill'>;
const identityPapers = ['passport', 'id_card', 'licence'] as const satisfies readonly IdentityPaper[];

/** Which paper proves the identity; the sides to send follow from it. */
export function PaperChoice({ chosen, onChoose }: { chosen: Paper; onChoose: (paper: IdentityPaper) => void }) {
  const name = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-semibold text-ivory-300">{t('documents.paper')}</legend>
      <div className="grid gap-2 sm:grid-cols-3">
        {identityPapers.map((paper) => (
          <label
            key={paper}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md border border-ivory-500/75 px-3 py-2 leading-tight hover:border-ivory-300 has-checked:border-brass has-checked:bg-brass-dim/40 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass-bright"
          >
            <input
              type="radio"
              name={name}
              checked={paper === chosen}
              onChange={() => onChoose(paper)}
              className="size-4 shrink-0 accent-brass outline-none"
            />
            {t(`documents.paper_${paper}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
