import { createContext, type ReactNode } from 'react';

/** What whoever shows a table has to say at both ends of its bar, where a window is wide enough for one bar. */
export const BarEndsContext = createContext<{ readonly start?: ReactNode; readonly end?: ReactNode }>({});
