import type { ApiFail } from '../calls/api.ts';

/** What a code may be: six digits of the app, a recovery code, or either. */
export type CodeKind = 'app' | 'recovery' | 'any';

const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);
const isRecoveryCode = (code: string): boolean => /^[0-9A-Za-z]{10}$/.test(code);

/** What is wrong with a code before it is sent; spaces and dashes are no matter. */
export const checkCode = (typed: string, kind: CodeKind): { readonly code?: string } => {
  const code = typed.replaceAll(/[\s-]/g, '');
  if (code === '') return { code: kind === 'recovery' ? 'recovery_required' : 'code_required' };
  if (kind !== 'recovery' && isAppCode(code)) return {};
  if (kind !== 'app' && isRecoveryCode(code)) return {};
  return { code: kind === 'recovery' ? 'recovery_format' : 'code_format' };
};

/** What the server said that belongs beside the field: a wrong code, or the minutes to wait. */
export const codeFault = ({ code, facts }: ApiFail): string | undefined => {
  if (code === 'second_factor_wrong') return 'code_wrong';
  if (code !== 'account_locked') return undefined;
  return `code_wait:${Math.ceil(Number(facts?.['retryAfterSeconds'] ?? 60) / 60)}`;
};
