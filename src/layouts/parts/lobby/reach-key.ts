/** Where a tab keeps how long a list was, for the way back to it. */
export const reachKey = 'faceup:list-reach';
