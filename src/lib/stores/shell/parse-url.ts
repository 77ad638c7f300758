/** An address read against `base`; null when it is none. `URL.parse` is younger than browsers that are served. */
export const parseUrl = (text: string, base: string): URL | null => {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
};
