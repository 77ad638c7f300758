/** Left in the data folder by a restore; the next start heeds it. */
export const restoredFile = 'restored.json';
