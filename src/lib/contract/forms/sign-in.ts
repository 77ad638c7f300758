import * as z from 'zod/mini';
import { filled, typedEmail } from './fields.ts';

/** Specification, section 5. Messages are codes that the islands turn into words; the first of a field counts. */
export const signInSchema = z.object({ email: typedEmail, password: filled('password_required') });
export type SignInValues = z.output<typeof signInSchema>;
