import { createInstance } from 'i18next';
import HttpBackend from 'i18next-http-backend';
import type { WordFacts, WordKey } from './keys.ts';

/**
 * i18next over the locale file: one language, the namespace `common`. A failed read is tried 5 times more,
 * first after 350 ms, doubling; at most 10 reads run at once (specification, section 9).
 */
export const loadCommon = async (): Promise<(key: WordKey, facts?: WordFacts) => string> => {
  const i18n = createInstance();
  await i18n.use(HttpBackend).init({
    lng: 'en',
    fallbackLng: 'en',
    ns: ['common'],
    defaultNS: 'common',
    load: 'languageOnly',
    maxRetries: 5,
    retryTimeout: 350,
    maxParallelReads: 10,
    interpolation: { escapeValue: false },
    backend: { loadPath: '/locales/{{lng}}/{{ns}}.json' },
  });
  // i18next resolves even when no read succeeded, and would then show the keys themselves.
  if (!i18n.hasResourceBundle('en', 'common')) throw new Error('The words could not be loaded');
  return (key, facts) => i18n.t(key, { ...facts });
};
