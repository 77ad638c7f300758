/** A browser that can put the site among its apps says so once; what is done about it is loaded then. */
const load = () => import('./install.ts');

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  void load().then(({ offerInstall }) => offerInstall(event));
});
if (matchMedia('(display-mode: standalone)').matches) void load().then(({ keepShell }) => keepShell());

export {};
