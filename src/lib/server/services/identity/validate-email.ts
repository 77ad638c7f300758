import { type EmailStatus, emailDomainOf, emailStatusOf, isEmail } from '#domain/identity/email.ts';
import { asciiEmail } from '#domain/identity/typed-email.ts';
import type { ServerContext } from '../../context.ts';
import { isDisposableDomain } from './disposable-domains.ts';

/**
 * Judges an address by its form, the list of throw-away domains and the domain's mail exchange. Says nothing about
 * whether it is registered here. A DNS that does not answer in time makes it RISKY, which may go on.
 */
export async function validateEmail(ctx: Pick<ServerContext, 'mx'>, email: string): Promise<EmailStatus> {
  const address = asciiEmail(email.trim());
  if (!isEmail(address)) return 'INVALID';
  const domain = emailDomainOf(address);
  if (await isDisposableDomain(domain)) return emailStatusOf(address, { disposable: true, mailExchange: 'no_answer' });
  return emailStatusOf(address, { disposable: false, mailExchange: await ctx.mx(domain) });
}
