import type { ResponseOf } from '#contract/call.ts';
import type { listTreeHeads } from '#contract/games/log.ts';
import { headBytes, type TreeHead } from '#domain/transparency/head.ts';
import { responseOf } from '#domain/transparency/stamp.ts';
import { callApi } from '../calls/api.ts';
import { saveFile } from '../calls/save-file.ts';

/** A head as the house shows it: with when it was stamped and by whom, if it was. */
export type ShownHead = ResponseOf<typeof listTreeHeads>['heads'][number];
/** Who stamps heads: the certificates that its stamps lead to, in PEM, and whether the house only plays it. */
export type StampAuthority = NonNullable<ResponseOf<typeof listTreeHeads>['authority']>;

const certificatesFile = 'ca.pem';
const nameOf = ({ at }: TreeHead, kind: 'tsr' | 'bin'): string => `head-${at}.${kind}`;

/** What verifies a head’s stamp, in a folder that has the three files. */
export const verifyCommand = (head: TreeHead): string =>
  `openssl ts -verify -data ${nameOf(head, 'bin')} -in ${nameOf(head, 'tsr')} -CAfile ${certificatesFile}`;

const save = (name: string, content: string | Uint8Array, type: string): void =>
  saveFile(name, new Blob([typeof content === 'string' ? content : new Uint8Array(content)], { type }));

/** Saves the bytes of which the stamp is, made here of the head as it is shown. */
export const saveHeadBytes = (head: TreeHead): void =>
  save(nameOf(head, 'bin'), headBytes(head), 'application/octet-stream');

export const saveCertificates = ({ certificates }: StampAuthority): void =>
  save(certificatesFile, certificates, 'application/x-pem-file');

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

/** Asks for a head’s stamp and saves it as other tools read it; false: none came. */
export const saveStamp = async (head: TreeHead): Promise<boolean> => {
  const answer = await callApi('readHeadStamp', { query: { at: String(head.at) } });
  if (!answer.ok || answer.value.head.signature !== head.signature) return false;
  save(nameOf(head, 'tsr'), responseOf(bytesOf(answer.value.stamp.token)), 'application/timestamp-reply');
  return true;
};
