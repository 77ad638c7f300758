import { t } from '#i18n/client.ts';
import { showMinute } from '#stores/format/time.ts';
import type { OwnMarkers, Sign } from '#stores/safer-play/markers.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Section } from './Section.tsx';
import { helpWith, wordsOfSign } from './sign-words.ts';

function Noticed({ sign }: { sign: Sign }) {
  return (
    <li className="grid gap-4 rounded-lg border border-ink-600 bg-ink-800 p-5 sm:p-6">
      <div>
        <h3 className="font-semibold">{t(`saferplay.sign_title_${sign.sign.kind}`)}</h3>
        <p className="figures mt-2 max-w-[44rem] text-ivory-300">{wordsOfSign(sign)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {helpWith[sign.sign.kind].map((offer) => (
          <ButtonLink key={offer} href={`#${offer}`} variant="secondary" size="sm">
            {t(`saferplay.offer_${offer}`)}
          </ButtonLink>
        ))}
      </div>
    </li>
  );
}

/** What was noticed in the player’s own play, what may help, and what the house did about it. */
export function Signs({ data: { markers, interventions } }: { data: OwnMarkers }) {
  return (
    <Section id="signs" title={t('saferplay.signs_title')} lead={t('saferplay.signs_lead')}>
      {markers.length === 0 ? (
        <p className="text-ivory-300">{t('saferplay.signs_none')}</p>
      ) : (
        <ul className="grid gap-5">
          {markers.map((sign) => (
            <Noticed key={sign.id} sign={sign} />
          ))}
        </ul>
      )}
      {interventions.length > 0 && (
        <div className="mt-6">
          <h3 className="eyebrow mb-3">{t('saferplay.signs_done')}</h3>
          <ul className="grid gap-2 text-ivory-300">
            {interventions.map(({ at, kind }) => (
              <li key={at}>{t(`saferplay.signs_done_${kind}`, { time: showMinute(at) })}</li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}
