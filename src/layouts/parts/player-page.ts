/** Starts a player's own page (AccountLayout.astro), whose parts are nothing to other pages. */
if (document.querySelector('#dialogs[data-for-player]') !== null)
  void import('#stores/shell/account-page.ts').then(({ openAccountPage }) => openAccountPage());

export {};
