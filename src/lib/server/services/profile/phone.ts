import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

export type Phone = { readonly phoneNumber: string; readonly dialingCode: string };

/**
 * The number as the world dials it: calling code and national number, digits alone (ITU-T E.164). Undefined when no country
 * has such a number. `1268` + `4641234` (Antigua) is the `1` that it shares, and `2684641234`.
 */
export const dialled = ({ dialingCode, phoneNumber }: Phone): Phone | undefined => {
  const parsed = parsePhoneNumberFromString(`+${dialingCode}${phoneNumber}`);
  if (!parsed?.isValid()) return undefined;
  return { dialingCode: parsed.countryCallingCode, phoneNumber: parsed.nationalNumber };
};
