import type { X509Certificate } from 'node:crypto';
import { AsnConvert } from '@peculiar/asn1-schema';
import { Certificate, ExtendedKeyUsage, id_ce_extKeyUsage } from '@peculiar/asn1-x509';
import { isSameBytes } from './buffers.ts';
import { names } from './names.ts';

/** Certificates between a signer and its authority, and a step for the authority itself. */
const stepsMax = 6;

/** Whether a certificate is for time stamps and nothing else, and says so to whoever does not know the word (RFC 3161, 2.3). */
export const isForStamps = (certificate: X509Certificate): boolean => {
  const { extensions } = AsnConvert.parse(certificate.raw, Certificate).tbsCertificate;
  const usage = extensions?.find(({ extnID }) => extnID === id_ce_extKeyUsage);
  if (!usage?.critical) return false;
  const [purpose, ...more] = AsnConvert.parse(usage.extnValue.buffer, ExtendedKeyUsage);
  return purpose === names.timeStamping && more.length === 0;
};

const isIssuedBy = (certificate: X509Certificate, issuer: X509Certificate): boolean =>
  issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);

const isWithin = ({ validFromDate, validToDate }: X509Certificate, at: number): boolean =>
  validFromDate.getTime() <= at && at <= validToDate.getTime();

/**
 * Whether a signer’s certificate is one of those trusted, or issued by one, through whatever the token brings along; all of them valid
 * at the moment `at` in ms. `expired`: there is such a way, and not at that moment.
 */
export const trustOf = (
  signer: X509Certificate,
  brought: readonly X509Certificate[],
  trusted: readonly X509Certificate[],
  at: number,
): 'trusted' | 'expired' | 'untrusted' => {
  let wasExpired = false;
  const leads = (one: X509Certificate, steps: number): boolean => {
    if (trusted.some(({ raw }) => isSameBytes(raw, one.raw))) return isValid(one);
    if (trusted.some((root) => isIssuedBy(one, root) && isValid(one) && isValid(root))) return true;
    if (steps === 0) return false;
    return brought.some((next) => isIssuedBy(one, next) && leads(next, steps - 1) && isValid(one));
  };
  const isValid = (one: X509Certificate): boolean => {
    const valid = isWithin(one, at);
    if (!valid) wasExpired = true;
    return valid;
  };
  if (leads(signer, stepsMax)) return 'trusted';
  return wasExpired ? 'expired' : 'untrusted';
};
