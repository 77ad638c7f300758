/** "More than 8 characters" (specification, section 5). */
export const passwordLengthMin = 9;
/** Long pass phrases are welcome; the bound only keeps hashing cheap. */
const passwordLengthMax = 256;

/** Length in code points, as a person counts. No rule of composition: NIST SP 800-63B, ASVS 6.2.5. */
export const isPasswordLength = (password: string): boolean => {
  const length = [...password].length;
  return length >= passwordLengthMin && length <= passwordLengthMax;
};

/** Whether a password is little more than the player's own address or the house's name. */
export const isPasswordGuessable = (password: string, email: string): boolean => {
  const key = password.toLowerCase();
  const address = email.trim().toLowerCase();
  const local = address.slice(0, address.lastIndexOf('@'));
  return (
    key === address || (local.length >= 4 && key.replace(/[\d\W_]+$/, '') === local) || /^faceup\W*\d*\W*$/.test(key)
  );
};
