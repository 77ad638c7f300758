/** What a file of proofs says of itself, so that no other JSON is taken for one. */
export const bundleFormat = 'faceup-proofs';
export const bundleVersion = 1;
export const bundleRoundsMax = 10_000;
