import * as z from 'zod/mini';
import { dataFormats } from '../data-formats.ts';
import { filled, type TypedCodeKind, typedCode } from './fields.ts';

/** A code of the second factor, of the kind that is asked for. */
export const codeSchema = (kind: TypedCodeKind) => z.object({ code: typedCode(kind) });
export type CodeValues = z.output<ReturnType<typeof codeSchema>>;

/** The player's password once more, before what it guards is done. */
export const passwordProofSchema = z.object({ password: filled('password_required') });
export type PasswordProof = z.output<typeof passwordProofSchema>;

/** The name of a passkey. */
export const passkeyNameSchema = z.object({ name: z.string().check(z.trim(), z.minLength(1, 'name_required')) });
export type PasskeyName = z.output<typeof passkeyNameSchema>;

/** The player's data as a file. */
export const exportSchema = z.object({ format: z.enum(dataFormats), password: filled('password_required') });
export type ExportValues = z.output<typeof exportSchema>;

/** The end of an account; a reason may be given. */
export const closeSchema = z.object({ reason: z.string(), password: filled('password_required') });
export type CloseValues = z.output<typeof closeSchema>;
