import { startWorker } from '#stores/offline/keep-games.ts';

/** What a browser tells before it asks its owner; no document of the standard has it, and no type of TypeScript's. */
type InstallEvent = Event & { readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }> };
const canAsk = (event: Event): event is InstallEvent => 'prompt' in event && typeof event.prompt === 'function';

const entries = (): NodeListOf<HTMLElement> => document.querySelectorAll('[data-install]');
const show = (isOffered: boolean): void => {
  for (const entry of entries()) entry.hidden = !isOffered;
};

/** Shows the menu's entry, whose press has the browser ask its owner: once, as browsers let a page ask. */
export const offerInstall = (event: Event): void => {
  if (!canAsk(event)) return;
  show(true);
  for (const entry of entries())
    entry.addEventListener(
      'click',
      () => {
        show(false);
        // An app opens without a line as well: the page that says so is kept from now on.
        void event.prompt().then(({ outcome }) => (outcome === 'accepted' ? startWorker() : undefined));
      },
      { once: true },
    );
};
