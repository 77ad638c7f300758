/** A browser that can put the site among its apps says so once; what is done about it is loaded then. */
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  void import('./install.ts').then(({ offerInstall }) => offerInstall(event));
});

export {};
