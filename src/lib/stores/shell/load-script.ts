const scripts = new Map<string, Promise<void>>();

/** Loads a service's script once a page, however often it is asked for; after a failure it may be tried again. */
export const loadScript = (url: string): Promise<void> => {
  const known = scripts.get(url);
  if (known) return known;
  const loading = new Promise<void>((loaded, failed) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.addEventListener('load', () => loaded());
    script.addEventListener('error', () => {
      scripts.delete(url);
      script.remove();
      failed(new Error('A script of a service did not load'));
    });
    document.head.append(script);
  });
  scripts.set(url, loading);
  return loading;
};
