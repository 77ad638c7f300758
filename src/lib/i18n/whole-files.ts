import { createContext } from 'react';

/** True around what may say more than the page carries for its own islands: it waits for the files themselves. */
export const WholeFiles = createContext(false);
