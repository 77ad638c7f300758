import { z } from 'zod';

const flag = z
  .enum(['0', '1'], 'either 0 or 1')
  .default('0')
  .transform((text) => text === '1');

/** What a jurisdiction may allow at the tables; it is off until the operator says so. */
export const playVariables = { AUTOPLAY: flag, TURBO: flag };

type PlayEnvironment = { readonly AUTOPLAY: boolean; readonly TURBO: boolean; readonly HOME_COUNTRY: string };
type Refuse = (name: 'AUTOPLAY' | 'TURBO', message: string) => void;

/** Great Britain: RTS 8A asks for a commitment to each game cycle, RTS 14E forbids what shortens the time until a result is shown. */
const forbiddenIn = 'GB';

/** Whether rounds may follow each other by themselves, and results be shown at once. Refused where the house's own country forbids it. */
export const playSettings = ({ AUTOPLAY, TURBO, HOME_COUNTRY }: PlayEnvironment, refuse: Refuse) => {
  if (HOME_COUNTRY === forbiddenIn && AUTOPLAY)
    refuse('AUTOPLAY', 'forbidden in Great Britain (HOME_COUNTRY=GB): RTS 8A');
  if (HOME_COUNTRY === forbiddenIn && TURBO) refuse('TURBO', 'forbidden in Great Britain (HOME_COUNTRY=GB): RTS 14E');
  return { autoplay: AUTOPLAY, turbo: TURBO };
};
