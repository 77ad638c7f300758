import { AsnConvert } from '@peculiar/asn1-schema';
import { PKIStatus, TimeStampResp } from '@peculiar/asn1-tsp';
import { fail, ok, type Result } from '#domain/result.ts';

/** The token in an answer of an authority, TimeStampResp of RFC 3161 (2.4.2). `rejected`: it gives none, and says why. */
export const readResponse = (bytes: Uint8Array): Result<Uint8Array, 'malformed' | 'rejected'> => {
  try {
    const { status, timeStampToken } = AsnConvert.parse(bytes, TimeStampResp);
    if (status.status !== PKIStatus.granted && status.status !== PKIStatus.grantedWithMods)
      return fail('rejected', { said: [...(status.statusString ?? [])].join(' ').slice(0, 200) });
    return timeStampToken ? ok(new Uint8Array(AsnConvert.serialize(timeStampToken))) : fail('malformed');
  } catch {
    return fail('malformed');
  }
};
