import { t } from '#i18n/client.ts';
import { changesOf, type OpenedCampaign } from '#stores/desk/campaigns.ts';
import { fieldWords } from './field-words.ts';

type Value = ReturnType<typeof changesOf>[number]['before'];

const valueWords = (value: Value): string => {
  if (value === undefined || value === null || value === '') return t('deskcampaigns.nothing_set');
  return Array.isArray(value) ? value.join(', ') || t('deskcampaigns.nothing_set') : String(value);
};

/** What the draft says otherwise than the version that is published, field beside field. */
export function Changes({ campaign }: { campaign: OpenedCampaign }) {
  const changes = changesOf(campaign);
  if (changes.length === 0 || campaign.version === null) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="overflow-x-auto" tabIndex={0} aria-labelledby="campaign-changes">
      <h3 id="campaign-changes" className="text-lg font-semibold">
        {t('deskcampaigns.changes')}
      </h3>
      <p className="mb-2 text-sm text-ivory-300">{t('deskcampaigns.changes_lead', { version: campaign.version })}</p>
      <table className="desk-table max-w-[48rem]">
        <thead>
          <tr>
            {(['field', 'before', 'after'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`deskcampaigns.change.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row" className="text-sm text-ivory-100">
                {fieldWords(field)}
              </th>
              <td className="break-words text-ivory-300">{valueWords(before)}</td>
              <td className="break-words">{valueWords(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
