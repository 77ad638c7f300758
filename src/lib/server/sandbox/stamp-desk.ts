import { AsnConvert } from '@peculiar/asn1-schema';
import {
  Accuracy,
  PKIFreeText,
  PKIStatus,
  PKIStatusInfo,
  TimeStampReq,
  TimeStampResp,
  TimeStampToken,
  TSTInfo,
} from '@peculiar/asn1-tsp';
import { bufferOf } from '../common/time-stamp/buffers.ts';
import { names } from '../common/time-stamp/names.ts';
import type { ServerContext } from '../context.ts';
import type { StampKeys } from './stamp-keys.ts';
import { signToken } from './stamp-token.ts';

/** Of the arc for examples (X.660, A.7): nobody's policy. */
export const sandboxPolicy = '2.999.3161';

const answer = (response: TimeStampResp): Uint8Array => new Uint8Array(AsnConvert.serialize(response));
const rejection = (why: string): Uint8Array =>
  answer(
    new TimeStampResp({
      status: new PKIStatusInfo({ status: PKIStatus.rejection, statusString: new PKIFreeText([why]) }),
    }),
  );

const read = (bytes: Uint8Array): TimeStampReq | undefined => {
  try {
    return AsnConvert.parse(bytes, TimeStampReq);
  } catch {
    return undefined;
  }
};

/** What the authority answers to a TimeStampReq: a TimeStampResp, both in DER (RFC 3161, 2.4). Its time is that of the house, in whole seconds. */
export const answerStampRequest = (
  bytes: Uint8Array,
  keys: Pick<StampKeys, 'signer' | 'privateKey'>,
  { clock, random }: Pick<ServerContext, 'clock' | 'random'>,
): Uint8Array => {
  const request = read(bytes);
  if (!request) return rejection('This is no request for a time stamp');
  const { messageImprint, reqPolicy, nonce, certReq } = request;
  const { hashAlgorithm, hashedMessage } = messageImprint;
  if (hashAlgorithm.algorithm !== names.sha256 || hashedMessage.buffer.byteLength !== 32)
    return rejection('SHA-256 is stamped here, and nothing else');
  if (reqPolicy !== undefined && reqPolicy !== sandboxPolicy) return rejection(`The policy here is ${sandboxPolicy}`);
  const serial = random.bytes(16);
  // Positive, and as short as it can be.
  serial[0] = ((serial[0] ?? 0) & 0x3f) | 0x40;
  const info = new TSTInfo({
    policy: sandboxPolicy,
    messageImprint,
    serialNumber: bufferOf(serial),
    genTime: new Date(Math.floor(clock.now().getTime() / 1000) * 1000),
    accuracy: new Accuracy({ seconds: 1 }),
    ...(nonce && { nonce }),
  });
  const token = AsnConvert.parse(signToken(info, keys, certReq), TimeStampToken);
  return answer(new TimeStampResp({ status: new PKIStatusInfo({ status: PKIStatus.granted }), timeStampToken: token }));
};
