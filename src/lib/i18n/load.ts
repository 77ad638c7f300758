import { createInstance, type i18n } from 'i18next';
import HttpBackend from 'i18next-http-backend';
import { houseLanguage } from '#domain/locale.ts';
import type { Namespace, WordFacts, WordKey } from './keys.ts';
import { isPseudo, pseudoWords } from './pseudo.ts';

let started: Promise<i18n> | undefined;

/**
 * i18next over the locale files: one language, `common` as the default namespace. A failed read is tried 5 times more,
 * first after 350 ms, doubling; at most 10 reads run at once (specification, section 9).
 */
const start = async (): Promise<i18n> => {
  const instance = createInstance();
  await instance.use(HttpBackend).init({
    lng: houseLanguage,
    fallbackLng: houseLanguage,
    ns: [],
    defaultNS: 'common',
    load: 'languageOnly',
    maxRetries: 5,
    retryTimeout: 350,
    maxParallelReads: 10,
    interpolation: { escapeValue: false },
    // A key itself is never shown.
    parseMissingKeyHandler: () => '',
    backend: {
      loadPath: '/locales/{{lng}}/{{ns}}.json',
      ...(isPseudo() && { parse: (text: string) => pseudoWords(JSON.parse(text)) }),
    },
  });
  return instance;
};

/** Loads one file; answers how any loaded key is read. A key's first part names its file, else it is one of `common`. */
export const loadWords = async (file: Namespace): Promise<(key: WordKey, facts?: WordFacts) => string> => {
  started ??= start();
  const instance = await started;
  if (!instance.hasResourceBundle(houseLanguage, file)) await instance.reloadResources(houseLanguage, file);
  // i18next resolves even when no read succeeded, and would then show the keys themselves.
  if (!instance.hasResourceBundle(houseLanguage, file)) throw new Error(`The words of ${file} could not be loaded`);
  return (key, facts) => {
    const dot = key.indexOf('.');
    const own = key.slice(0, dot);
    return instance.hasResourceBundle(houseLanguage, own)
      ? instance.t(key.slice(dot + 1), { ...facts, ns: own })
      : instance.t(key, { ...facts });
  };
};
