import { houseLocale } from '#domain/locale.ts';

const format = new Intl.DateTimeFormat(houseLocale, { dateStyle: 'medium', timeStyle: 'medium' });

/** A moment in the player's own time zone: "31 Jan 2027, 13:00:05". */
export const showTime = (instant: string): string => format.format(new Date(instant));

const toMinute = new Intl.DateTimeFormat(houseLocale, { dateStyle: 'medium', timeStyle: 'short' });

/** When something ends or begins to hold, to the minute and never too early: "31 Jan 2027, 13:01". */
export const showMinute = (instant: string): string =>
  toMinute.format(new Date(Math.ceil(Date.parse(instant) / 60_000) * 60_000));

const unit = (name: 'hour' | 'minute' | 'second'): Intl.NumberFormat =>
  new Intl.NumberFormat(houseLocale, { style: 'unit', unit: name, unitDisplay: 'long' });
const [hour, minute, second] = [unit('hour'), unit('minute'), unit('second')];

/** A length of time in words: "2 hours 30 minutes", "45 minutes", "20 seconds" when it is less than a minute. */
export const showDuration = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return seconds > 0 ? second.format(Math.floor(seconds)) : minute.format(0);
  const parts = [
    minutes >= 60 ? hour.format(Math.floor(minutes / 60)) : '',
    minutes % 60 > 0 ? minute.format(minutes % 60) : '',
  ];
  return parts.filter(Boolean).join(' ');
};

const two = (value: number): string => String(value).padStart(2, '0');

/** A clock that counts up: "m:ss", or "h:mm:ss". */
export const showClock = (seconds: number): string => {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
};

const dayFormat = new Intl.DateTimeFormat(houseLocale, { dateStyle: 'medium', timeZone: 'UTC' });

/** A day such as `2027-01-31` in words: "31 Jan 2027". */
export const showDay = (day: string): string => dayFormat.format(new Date(day));
