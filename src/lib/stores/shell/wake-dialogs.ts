/** Wakes the dialogs' island (layouts/parts/PageIslands.astro), which shows dialogs and messages, and nothing else. */
export const wakeDialogs = (): void =>
  void document.querySelector('#dialogs > astro-island')?.dispatchEvent(new CustomEvent('faceup:intent'));
