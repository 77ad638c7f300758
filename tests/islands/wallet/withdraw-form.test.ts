import { beforeEach, describe, expect, it } from 'vitest';
import { createWithdrawForm, judgeAddress } from '#islands/wallet/withdraw-form.ts';
import { openWithdraw } from '#stores/wallet/withdraw.ts';
import { fakeNetwork } from '../../stores/browser.ts';

const coins = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

beforeEach(() => {
  fakeNetwork({});
  openWithdraw('BTC');
});

/** A form that no component shows yet takes what it begins with alone. */
const type = ({ control }: ReturnType<typeof createWithdrawForm>, address: string) =>
  control.reset({ amount: '', address, code: '' });
const saidOf = ({ control }: ReturnType<typeof createWithdrawForm>) => control.getFieldState('address').error?.message;

describe('the address of a withdrawal', () => {
  it.each([
    ['', undefined],
    ['  ', undefined],
    ['bc1q', 'address_format'],
    [coins.replace('mdq', 'mdp'), 'withdrawal_address_invalid'],
    [` ${coins} `, undefined],
  ])('that was left as %j is wrong by %s', async (typed, fault) => {
    const form = createWithdrawForm('BTC');
    type(form, typed);
    await judgeAddress(form, 'BTC');
    expect(saidOf(form)).toBe(fault);
    expect(form.control.getFieldState('amount').error).toBeUndefined();
  });

  it('that is changed while it is looked at is not told wrong', async () => {
    const form = createWithdrawForm('BTC');
    type(form, coins.replace('mdq', 'mdp'));
    const judged = judgeAddress(form, 'BTC');
    type(form, coins);
    await judged;
    expect(saidOf(form)).toBeUndefined();
  });
});
