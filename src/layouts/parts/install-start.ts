/** On the home page, the one that an app opens with: a browser that can put the site among its apps says so once. */
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  void import('./install.ts').then(({ offerInstall }) => offerInstall(event));
});

export {};
