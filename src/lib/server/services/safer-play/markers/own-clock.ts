import { houseLocale } from '#domain/locale.ts';

type Zones = { readonly timeZones?: string[]; readonly getTimeZones?: () => string[] | undefined };

/** The zones of a country by the tables of the running Node; it has them by either name. */
const zonesOf = (country: string): readonly string[] => {
  const locale = new Intl.Locale('und', { region: country }) as Intl.Locale & Zones;
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
};

const offsetOf = (timeZone: string, at: Date): number => {
  const parts = new Intl.DateTimeFormat(houseLocale, { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return hours === undefined ? 0 : Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
};

const known = new Map<string, number>();

/**
 * Minutes to add to UTC for somebody’s own clock, in the country where they are (ISO 3166); of one with several zones the one in the middle, and
 * of nowhere that of UTC: nobody is asked for theirs.
 */
export const ownOffset = (country: string | null, at: Date): number => {
  if (country === null) return 0;
  const key = `${country} ${at.toISOString().slice(0, 10)}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const offsets = zonesOf(country)
    .map((zone) => offsetOf(zone, at))
    .sort((a, b) => a - b);
  const offset = offsets[Math.floor(offsets.length / 2)] ?? 0;
  if (known.size > 1_000) known.clear();
  known.set(key, offset);
  return offset;
};
