import { houseLanguage } from '#domain/locale.ts';
import type { Mail } from '../../adapters/mail/mailer.ts';
import type { Letter } from './letter.ts';

const ink = '#081311';
const inkRaised = '#142722';
const ivory = '#f5efe0';
const ivoryDim = '#cdcabb';
const brass = '#d9a94e';

const legal = 'For adults only. Play with what you can spare.';

/** Who a letter goes to and which house sends it. `greeting` is null for the house's own desk. */
type Envelope = { readonly to: string; readonly house: string; readonly greeting: string | null };

/** A letter in the brand: plain text and HTML of the same words; the action and the end of offers are the only links. */
export function layOut(letter: Letter, envelope: Envelope): Mail {
  const { subject, replyTo } = letter;
  const mail = { to: envelope.to, subject, text: textOf(letter, envelope), html: htmlOf(letter, envelope) };
  return { ...mail, headers: headersOf(letter), ...(replyTo !== undefined && { replyTo }) };
}

/** What programs read: that a machine wrote it, so that no machine answers (RFC 3834), and how offers end (RFC 2369, 8058). */
const headersOf = ({ isPersonal, endOffers }: Letter): Record<string, string> => ({
  ...(!isPersonal && { 'Auto-Submitted': 'auto-generated' }),
  ...(endOffers && {
    'List-Unsubscribe': `<${endOffers.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
});

const endOffersLabel = 'No more offers by mail';

function textOf({ paragraphs, action, smallPrint = [], endOffers }: Letter, { house, greeting }: Envelope): string {
  const parts = [
    ...(greeting === null ? [] : [`${greeting},`]),
    ...paragraphs,
    ...(action === undefined ? [] : [`${action.label}:\n${action.url}`]),
    ...(smallPrint.length === 0 ? [] : [smallPrint.join('\n')]),
    ...(endOffers ? [`${endOffersLabel}:\n${endOffers.page}`] : []),
    `${house}. ${legal}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Mail readers know neither style sheets nor tokens, so the brand's colours stand here in place. */
function htmlOf(
  { subject, paragraphs, action, smallPrint = [], endOffers }: Letter,
  { house, greeting }: Envelope,
): string {
  const body = [
    ...(greeting === null ? [] : [paragraph(`${greeting},`)]),
    ...paragraphs.map((text) => paragraph(text)),
    ...(action === undefined ? [] : [button(action)]),
    ...smallPrint.map((text) => small(text)),
    ...(endOffers ? [endOffersLink(endOffers.page)] : []),
  ].join('\n');
  const title = escapeHtml(subject);
  return `<!doctype html>
<html lang="${houseLanguage}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark"><title>${title}</title></head>
<body style="margin:0;background:${ink};color:${ivory};font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:${inkRaised};border-radius:16px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;color:${brass};font-size:20px;font-weight:700;letter-spacing:.04em">${escapeHtml(house)}</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${title}</h1>
${body}
</td></tr></table>
<p style="margin:24px 0 0;color:${ivoryDim};font-size:12px">${legal}</p>
</td></tr></table>
</body></html>
`;
}

const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');
const paragraph = (text: string) => `<p style="margin:0 0 16px;overflow-wrap:anywhere">${lines(text)}</p>`;
const small = (text: string) => `<p style="margin:0 0 8px;color:${ivoryDim};font-size:14px">${lines(text)}</p>`;
const button = ({ label, url }: { readonly label: string; readonly url: string }) =>
  `<p style="margin:8px 0 24px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;border-radius:8px;background:${brass};color:${ink};font-weight:700;text-decoration:none">${escapeHtml(label)}</a></p>`;

const endOffersLink = (url: string) =>
  `<p style="margin:24px 0 0;font-size:14px"><a href="${escapeHtml(url)}" style="color:${ivoryDim}">${endOffersLabel}</a></p>`;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');
