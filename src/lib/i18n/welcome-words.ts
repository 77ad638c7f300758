import { createContext } from 'react';

/** What the page says of the welcome offer's figures (`layouts/welcome-line.ts`), for what it opens; empty where it says nothing. */
export const WelcomeWords = createContext('');
