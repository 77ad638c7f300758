import type { Mail } from '../../adapters/mail/mailer.ts';

const ink = '#081311';
const inkRaised = '#142722';
const ivory = '#f5efe0';
const ivoryDim = '#cdcabb';
const brass = '#d9a94e';

/** The mail that confirms an address. `url` carries the token; it is the only link. */
export const confirmationMail = (mail: {
  readonly to: string;
  readonly firstName: string;
  readonly url: string;
  readonly minutes: number;
  readonly supportEmail: string;
}): Mail => ({
  to: mail.to,
  subject: 'Confirm your e-mail address',
  text: [
    `Hello ${mail.firstName},`,
    '',
    'please confirm that this is your e-mail address by opening this link:',
    '',
    mail.url,
    '',
    `It works once and for ${mail.minutes} minutes. If it is over, sign in and ask for another under the bell.`,
    `If you did not open an account at Faceup, ignore this mail or write to ${mail.supportEmail}.`,
    '',
    'Faceup. For adults only. Play with what you can spare.',
    '',
  ].join('\n'),
  html: page(
    'Confirm your e-mail address',
    `<p style="margin:0 0 16px">Hello ${escapeHtml(mail.firstName)},</p>
<p style="margin:0 0 24px">please confirm that this is your e-mail address.</p>
<p style="margin:0 0 24px"><a href="${escapeHtml(mail.url)}" style="display:inline-block;padding:14px 28px;border-radius:8px;background:${brass};color:${ink};font-weight:700;text-decoration:none">Confirm address</a></p>
<p style="margin:0 0 8px;color:${ivoryDim};font-size:14px">The link works once and for ${mail.minutes} minutes. If it is over, sign in and ask for another under the bell.</p>
<p style="margin:0;color:${ivoryDim};font-size:14px">If you did not open an account at Faceup, ignore this mail or write to ${escapeHtml(mail.supportEmail)}.</p>`,
  ),
});

/** Mail readers know neither style sheets nor tokens, so the brand's colours stand here in place. */
const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="dark"><title>${title}</title></head>
<body style="margin:0;background:${ink};color:${ivory};font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:${inkRaised};border-radius:16px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;color:${brass};font-size:20px;font-weight:700;letter-spacing:.04em">Faceup</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${title}</h1>
${body}
</td></tr></table>
<p style="margin:24px 0 0;color:${ivoryDim};font-size:12px">For adults only. Play with what you can spare.</p>
</td></tr></table>
</body></html>
`;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');
