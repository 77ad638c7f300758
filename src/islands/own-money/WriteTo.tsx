import { t } from '#i18n/client.ts';

/** To support, by mail. */
export const WriteTo = ({ email }: { email: string }) => (
  <a
    href={`mailto:${email}`}
    className="inline-flex min-h-11 items-center justify-self-start font-semibold wrap-anywhere text-brass-bright underline underline-offset-4"
  >
    {t('saferplay.own.write', { email })}
  </a>
);
