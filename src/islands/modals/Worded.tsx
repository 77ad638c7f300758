import type { ReactNode } from 'react';
import { useWords } from '#i18n/use-words.ts';

/** A dialog that the page brought no words for. */
export const Worded = ({ children }: { children: ReactNode }) => (useWords() ? children : null);
