import { preparedPassword } from '#domain/identity/password.ts';

/**
 * The 49,000 most used passwords of public breaches (@zxcvbn-ts/language-common, MIT; ASVS 6.2.4 asks for 3,000).
 * Loaded when first asked for: a process that signs nobody up does not hold it.
 */
let loading: Promise<ReadonlySet<string>> | undefined;

export async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return (await loading).has(preparedPassword(password).toLowerCase());
}
