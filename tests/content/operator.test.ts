import { describe, expect, it } from 'vitest';
import { ContentError } from '#content/content-error.ts';
import { parseOperator } from '#content/operator.ts';

const company = { OPERATOR_COMPANY: 'Example Play Ltd', OPERATOR_ADDRESS: '1 Example Street, Somewhere' };
const licence = { OPERATOR_LICENCE: 'S/1', OPERATOR_AUTHORITY: 'the Authority of Somewhere' };

describe('the operator', () => {
  it('who is not configured is not made up', () => {
    const { name, notice, supportEmail, privacyEmail } = parseOperator({ OPERATOR_COMPANY: '' });
    expect(name).toBe('Faceup');
    expect(notice).toContain('have not been entered');
    expect([supportEmail, privacyEmail]).toEqual(['support@localhost.localdomain', 'support@localhost.localdomain']);
  });

  it.each([company, licence])('who is half configured is as good as none', (env) => {
    expect(parseOperator(env).notice).toContain('have not been entered');
  });

  it('is named with company, address, licence and authority', () => {
    const env = { OPERATOR_NAME: 'Cards', ...company, ...licence, SUPPORT_EMAIL: 'help@cards.example' };
    expect(parseOperator(env)).toMatchObject({
      notice:
        'Cards is operated by Example Play Ltd, 1 Example Street, Somewhere, under licence S/1 of the Authority of Somewhere.',
      authority: 'the Authority of Somewhere',
      supportEmail: 'help@cards.example',
    });
  });

  it.each([
    ['an address that is no email', { SUPPORT_EMAIL: 'help' }, 'SUPPORT_EMAIL: an email address'],
    ['markup', { OPERATOR_COMPANY: '<b>Ltd</b>' }, 'OPERATOR_COMPANY: one line of plain text'],
    ['braces', { OPERATOR_NAME: '{{x}}' }, 'OPERATOR_NAME: one line of plain text'],
  ])('with %s stops the build by name', (_, env, message) => {
    expect(() => parseOperator(env)).toThrow(ContentError);
    expect(() => parseOperator(env)).toThrow(message);
  });
});
