import { houseLocale } from '#domain/locale.ts';

const unit = (name: 'day' | 'hour' | 'minute'): Intl.NumberFormat =>
  new Intl.NumberFormat(houseLocale, { style: 'unit', unit: name, unitDisplay: 'narrow' });
const [days, hours, minutes] = [unit('day'), unit('hour'), unit('minute')];

/** How long ago, in its two largest units: "3d 4h", "12m". */
export const ageWords = (instant: string, now = Date.now()): string => {
  const whole = Math.max(0, Math.floor((now - Date.parse(instant)) / 60_000));
  const [day, hour, minute] = [Math.floor(whole / 1_440), Math.floor(whole / 60) % 24, whole % 60];
  if (day > 0) return `${days.format(day)} ${hours.format(hour)}`;
  return hour > 0 ? `${hours.format(hour)} ${minutes.format(minute)}` : minutes.format(minute);
};
