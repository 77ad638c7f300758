import { z } from 'zod';
import { ContentError } from './content-error.ts';

const line = z
  .string()
  .trim()
  .min(2)
  .max(300)
  .refine((text) => !/[<>{}\n]/.test(text), 'one line of plain text, without < > { }');

/** What the texts say of the company behind the site, by its names in the environment. */
const variables = z.object({
  OPERATOR_NAME: line.default('Faceup'),
  OPERATOR_COMPANY: line.optional(),
  OPERATOR_ADDRESS: line.optional(),
  OPERATOR_LICENCE: line.optional(),
  OPERATOR_AUTHORITY: line.optional(),
  OPERATOR_ADR: line.optional(),
  OPERATOR_LAW: line.optional(),
  PRIVACY_EMAIL: z.email('an email address').optional(),
  SECURITY_EMAIL: z.email('an email address').optional(),
  SUPPORT_EMAIL: z.email('an email address').default('support@localhost.localdomain'),
});

/** Who runs the site, in phrases that fit into a sentence whether they were configured or not. */
export type Operator = {
  readonly name: string;
  /** A whole sentence or two: the company, its address and its licence, or that none is configured yet. */
  readonly notice: string;
  /** After "supervised by". */
  readonly authority: string;
  /** After "you may take it to". */
  readonly adr: string;
  /** After "these terms follow". */
  readonly law: string;
  readonly supportEmail: string;
  readonly privacyEmail: string;
  readonly securityEmail: string;
};

type Variables = z.output<typeof variables>;

/** Nothing is made up: a licence that is half configured is as good as none. */
const noticeOf = (given: Variables): string => {
  const { OPERATOR_NAME: name, OPERATOR_COMPANY: company, OPERATOR_ADDRESS: address } = given;
  const { OPERATOR_LICENCE: licence, OPERATOR_AUTHORITY: authority } = given;
  return company && address && licence && authority
    ? `${name} is operated by ${company}, ${address}, under licence ${licence} of ${authority}.`
    : 'The company that operates this site, its address and its licence have not been entered in the site’s configuration yet. Until they have, nothing here is an offer to play for money.';
};

/** Reads the operator out of an environment; an empty value counts as absent. Throws `ContentError` with every problem. */
export const parseOperator = (env: Readonly<Record<string, string | undefined>>): Operator => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success)
    throw new ContentError(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  const { data } = parsed;
  return {
    name: data.OPERATOR_NAME,
    notice: noticeOf(data),
    authority: data.OPERATOR_AUTHORITY ?? 'the gambling authority that our licence names',
    adr: data.OPERATOR_ADR ?? 'the body for alternative dispute resolution that our licence names',
    law: data.OPERATOR_LAW ?? 'the law of the country whose authority licenses us',
    supportEmail: data.SUPPORT_EMAIL,
    privacyEmail: data.PRIVACY_EMAIL ?? data.SUPPORT_EMAIL,
    securityEmail: data.SECURITY_EMAIL ?? data.SUPPORT_EMAIL,
  };
};

const reference = (name: keyof Operator): string => `{{operator.${name}}}`;

/** The operator by reference: a text that is kept for good names whoever runs the house where it is read. */
export const asWritten: Operator = {
  name: reference('name'),
  notice: reference('notice'),
  authority: reference('authority'),
  adr: reference('adr'),
  law: reference('law'),
  supportEmail: reference('supportEmail'),
  privacyEmail: reference('privacyEmail'),
  securityEmail: reference('securityEmail'),
};
