/** How loud the tables are: kept in the browser, and the same at every table. */
const soundKey = 'faceup:sound';
const volumeKey = 'faceup:volume';

/** In hundredths; before the player has set any. */
export const volumeFirst = 70;

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const keep = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {}
};

export const isSoundOn = (): boolean => read(soundKey) !== 'off';

export const keepSoundOn = (on: boolean): void => keep(soundKey, on ? 'on' : 'off');

/** A kept volume in whole hundredths; anything else is the first one. */
export const parseVolume = (kept: string | null): number =>
  kept !== null && /^(?:100|[1-9]?\d)$/.test(kept) ? Number(kept) : volumeFirst;

export const volume = (): number => parseVolume(read(volumeKey));

export const keepVolume = (hundredths: number): void => keep(volumeKey, String(hundredths));

/** The gain of a volume in hundredths: ears hear ratios, so half the way up is a quarter of the amplitude. */
export const gainOfVolume = (hundredths: number): number => (Math.min(100, Math.max(0, hundredths)) / 100) ** 2;
