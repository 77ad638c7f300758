import { nextStartOf } from '#domain/maths/timetable.ts';

/** Counts down to the starts of `NextStarts.astro`, once a second, while they are in sight. */
const places = [...document.querySelectorAll<HTMLElement>('[data-every]')];
const number = (place: HTMLElement, name: 'every' | 'offset' | 'lead'): number => Number(place.dataset[name]);

const leftMs = (place: HTMLElement, now: number): number =>
  nextStartOf(
    { everyMs: number(place, 'every'), offsetMs: number(place, 'offset'), leadMs: number(place, 'lead') },
    now,
  ) - now;

const two = (value: number): string => String(value).padStart(2, '0');
/** `1:05`, or from an hour on `3:20:07`. */
const clock = (ms: number): string => {
  const seconds = Math.ceil(ms / 1_000);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60)];
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
};

const show = (): void => {
  const now = Date.now();
  for (const place of places) place.textContent = clock(leftMs(place, now));
};

let timer: ReturnType<typeof setInterval> | undefined;
const [first] = places;
if (first)
  new IntersectionObserver(([entry]) => {
    clearInterval(timer);
    if (!entry?.isIntersecting) return;
    show();
    timer = setInterval(show, 1_000);
  }).observe(first);
