import { QRCodeSVG } from 'qrcode.react';

/** A code for a phone's camera: dark on light, with the quiet border that cameras need. */
export const QrCode = ({ text, title }: { text: string; title: string }) => (
  <div className="size-[13rem] rounded-lg bg-ivory-100 p-4 text-ink-900">
    <QRCodeSVG
      value={text}
      title={title}
      level="M"
      bgColor="transparent"
      fgColor="currentColor"
      className="size-full"
    />
  </div>
);
