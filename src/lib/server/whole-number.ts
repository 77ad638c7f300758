import { z } from 'zod';

/** A setting that is a whole number within bounds; what is said of any other names them. */
export const whole = (low: number, high: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `a whole number from ${low} to ${high}`)
    .transform(Number)
    .refine((value) => value >= low && value <= high, `a whole number from ${low} to ${high}`);
