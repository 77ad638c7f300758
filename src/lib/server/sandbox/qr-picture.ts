import encodeQr from 'qr';

/** A code that leads to the URL, as the data URL of a GIF: what Jeton sends beside the address of its page. */
export const qrPicture = (url: string): string =>
  `data:image/gif;base64,${Buffer.from(encodeQr(url, 'gif', { ecc: 'medium', scale: 6 })).toString('base64')}`;
