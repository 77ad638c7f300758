/** "More than 8 characters" (specification, section 5). */
export const passwordLengthMin = 9;
/** Long pass phrases are welcome; the bound only keeps hashing cheap. */
const passwordLengthMax = 256;

/** Every space but the plain one: a keyboard's no-break space looks the same. */
const foreignSpace = /(?! )\p{Zs}/gu;

/**
 * A password in the one form in which it is hashed and compared (RFC 8265, OpaqueString): composed (NFC), every space a
 * plain one. Keyboards and systems spell one letter in different code points; to the player it is the same.
 */
export const preparedPassword = (typed: string): string => typed.replaceAll(foreignSpace, ' ').normalize('NFC');

/**
 * The forms in which a typed password may have been hashed, the present one first. The others are those of hashes from
 * before passwords were prepared: as typed, and decomposed. One form where all of them are the same, as in plain ASCII.
 */
export const passwordForms = (typed: string): readonly [prepared: string, ...older: string[]] => {
  const prepared = preparedPassword(typed);
  const older = new Set([typed, typed.normalize('NFC'), typed.normalize('NFD')]);
  older.delete(prepared);
  return [prepared, ...older];
};

/** Whether two boxes hold the same password. */
export const isSamePassword = (one: string, other: string): boolean =>
  preparedPassword(one) === preparedPassword(other);

/** Length in code points of the prepared form, as a person counts. */
export const passwordLength = (password: string): number => [...preparedPassword(password)].length;

/** By length alone. No rule of composition: NIST SP 800-63B, ASVS 6.2.5. */
export const isPasswordLength = (password: string): boolean => {
  const length = passwordLength(password);
  return length >= passwordLengthMin && length <= passwordLengthMax;
};

/** Whether a password is little more than the player's own address or the house's name. */
export const isPasswordGuessable = (password: string, email: string): boolean => {
  const key = preparedPassword(password).toLowerCase();
  const address = email.trim().toLowerCase();
  const local = address.slice(0, address.lastIndexOf('@'));
  return (
    key === address || (local.length >= 4 && key.replace(/[\d\W_]+$/, '') === local) || /^faceup\W*\d*\W*$/.test(key)
  );
};
