import type { Breakage } from '#ui/guarded.tsx';

/**
 * Hears what goes wrong on a page. An island that could not be rendered is logged and brings the page for 500
 * (specification, section 4); an error that no script caught is logged alone. Nothing is loaded before.
 */
const load = () => import('#stores/shell/interface-error.ts');

document.addEventListener('faceup:broken', async (event) => {
  const { error, componentStack } = (event as CustomEvent<Breakage>).detail;
  const { reportError, showErrorPage } = await load();
  void reportError(error, componentStack);
  await showErrorPage();
});
// Without the network the reporter itself cannot be loaded: that is no further error to report, or each would bring the next.
const log = (error: unknown): Promise<void> =>
  load()
    .then(({ reportError }) => reportError(error))
    .catch(() => undefined);

// An error of another origin's script says nothing, and one of a picture that is missing is none.
window.addEventListener('error', ({ error }) => {
  if (error) void log(error);
});
window.addEventListener('unhandledrejection', ({ reason }) => {
  if (reason) void log(reason);
});
