import { z } from 'zod';

/** What the database can keep: no half of a character, and nothing that cannot be seen. */
const isPlainText = (text: string): boolean => text.isWellFormed() && !/\p{Cc}/u.test(text);

/** An id or another word of a studio's. */
export const studioText = (lengthMax: number) => z.string().min(1).max(lengthMax).refine(isPlainText);
