import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Customer } from '../gateway.ts';

/** MiFinity's `client` and `address`: what the profile does not say, its frame asks. */
export function mifinityClient(customer: Customer) {
  const { email, firstName, lastName, dateOfBirth, country, address, city, zipCode } = customer;
  const phone = customer.phone === null ? undefined : parsePhoneNumberFromString(customer.phone);
  return {
    client: {
      emailAddress: email,
      firstName,
      lastName,
      nationality: country,
      ...(phone !== undefined && { dialingCode: phone.countryCallingCode, phone: phone.nationalNumber }),
      ...(dateOfBirth !== null && { dob: dateOfBirth }),
    },
    address: {
      countryCode: country,
      ...(address !== null && { addressLine1: address }),
      ...(city !== null && { city }),
      ...(zipCode !== null && { postalCode: zipCode }),
    },
  };
}
