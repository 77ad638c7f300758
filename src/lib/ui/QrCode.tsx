import { QRCodeSVG } from 'qrcode.react';
import { cx } from './cx.ts';

/** A code for a phone's camera: 200 px, dark on light, with the quiet border that cameras need. */
export const QrCode = ({ text, title, className }: { text: string; title: string; className?: string }) => (
  <div className={cx('size-fit rounded-lg bg-ivory-100 p-4 text-ink-900', className)}>
    <QRCodeSVG value={text} title={title} level="M" size={200} bgColor="transparent" fgColor="currentColor" />
  </div>
);
