import { t } from '#i18n/client.ts';
import type { WordKey } from '#i18n/keys.ts';
import { displayWire } from '#stores/format/money.ts';
import { showDuration, showTime } from '#stores/format/time.ts';
import type { Notification } from '#stores/inbox/notifications.ts';

/** Why spins wait. */
const waitingWords = {
  off: { one: 'inbox.spins_waiting_one', other: 'inbox.spins_waiting_other' },
  hidden: { one: 'inbox.spins_hidden_one', other: 'inbox.spins_hidden_other' },
} as const satisfies Record<string, Record<string, WordKey>>;

/** What a notification says, made of its kind and facts. */
export const wordsOfNotification = ({ kind, facts }: Notification): string => {
  switch (kind) {
    case 'deposit_credited':
      return t('inbox.deposit_credited', { amount: displayWire(facts.amount, facts.currency) });
    case 'cashback_paid':
      return t('inbox.cashback_paid', { amount: displayWire(facts.amount, facts.currency) });
    case 'deposit_held':
    case 'deposit_refunded':
      return t(`inbox.${kind}`, { amount: displayWire(facts.amount, facts.currency) });
    case 'deposit_reversed':
      return t('inbox.deposit_reversed', { amount: displayWire(facts.amount, facts.currency) });
    case 'withdrawal_requested':
    case 'withdrawal_sent':
    case 'withdrawal_failed':
      return t(`inbox.${kind}`, { amount: displayWire(facts.amount, facts.currency) });
    case 'document_approved':
      return t(`inbox.document_approved_${facts.document}`);
    case 'document_rejected':
      return t(`inbox.document_rejected_${facts.document}`);
    case 'bonus_credited':
      return bonusWords(facts);
    case 'bonus_completed':
    case 'bonus_expired':
    case 'bonus_not_eligible':
    case 'bonus_taken_back':
      return t(`inbox.${kind}`, { name: facts.name });
    case 'coupon_not_taken':
      return t(`inbox.coupon_not_taken_${facts.why}`, { name: facts.name, code: facts.code });
    case 'coupon_lapsed':
      return t('inbox.coupon_lapsed', { name: facts.name, code: facts.code });
    case 'bonus_ending':
      return t('inbox.bonus_ending', { name: facts.name, time: showTime(facts.endsAt) });
    case 'prize_drawn':
    case 'draw_void':
      return t(`inbox.${kind}`, { game: facts.game, amount: displayWire(facts.amount, facts.currency) });
    case 'game_closing':
      return t('inbox.game_closing', { game: facts.game, from: showTime(facts.from), until: showTime(facts.until) });
    case 'spins_waiting':
      return t(waitingWords[facts.why ?? 'off'][facts.left === 1 ? 'one' : 'other'], {
        game: facts.game,
        count: facts.left,
      });
    case 'number_asked':
      return t(`inbox.number_asked_${facts.country}`);
    case 'spins_back': {
      const { game, left: count, until } = facts;
      return t(count === 1 ? 'inbox.spins_back_one' : 'inbox.spins_back_other', { game, count, time: showTime(until) });
    }
    case 'limit_raise_due':
      return t('inbox.limit_raise_due', { limit: t(`inbox.limit.${facts.limit}_${facts.period}`) });
    case 'limit_changed': {
      const limit = t(`inbox.limit.${facts.limit}_${facts.period}`);
      if (facts.value === null) return t('inbox.limit_ended', { limit });
      const value =
        facts.limit === 'session' ? showDuration(Number(facts.value) * 60) : displayWire(facts.value, 'EUR');
      return t('inbox.limit_changed', { limit, value });
    }
    case 'sign_in_new_device':
      return t('inbox.sign_in_new_device', { device: facts.device });
    case 'password_changed':
    case 'support_answered':
    case 'signs_in_play':
      return t(`inbox.${kind}`);
    case 'house_suggests':
      return t(`inbox.house_suggests_${facts.what}`);
  }
};

/** Bonus money, free spins or both: what a promotion began with. */
const bonusWords = ({
  name,
  amount,
  currency,
  freeSpins,
}: Extract<Notification, { kind: 'bonus_credited' }>['facts']) => {
  const money = displayWire(amount, currency);
  const hasMoney = /[1-9]/.test(amount);
  const facts = { name, amount: money, count: freeSpins };
  const isOne = freeSpins === 1;
  if (!hasMoney) return t(isOne ? 'inbox.bonus_credited_spins_one' : 'inbox.bonus_credited_spins_other', facts);
  if (freeSpins === 0) return t('inbox.bonus_credited', facts);
  return t(isOne ? 'inbox.bonus_credited_both_one' : 'inbox.bonus_credited_both_other', facts);
};

/** Where each kind leads; the chat is no page. */
export const placeOfNotification = {
  deposit_credited: '/profile/my-wallet',
  deposit_held: '/profile/my-wallet/transaction-history',
  deposit_refunded: '/profile/my-wallet/transaction-history',
  deposit_reversed: '/profile/my-wallet',
  withdrawal_requested: '/profile/my-wallet',
  withdrawal_sent: '/profile/my-wallet',
  withdrawal_failed: '/profile/my-wallet',
  document_approved: '/profile/document',
  document_rejected: '/profile/document',
  cashback_paid: '/profile/my-wallet',
  bonus_credited: '/profile/casino-promotions',
  bonus_ending: '/profile/casino-promotions',
  bonus_completed: '/profile/casino-promotions',
  bonus_expired: '/profile/casino-promotions',
  bonus_not_eligible: '/profile/casino-promotions',
  coupon_not_taken: '/profile/my-wallet/transaction-history',
  coupon_lapsed: '/profile/casino-promotions/coupon',
  bonus_taken_back: '/profile/casino-promotions',
  prize_drawn: '/profile/game-history',
  draw_void: '/profile/game-history',
  game_closing: '/profile/game-history',
  spins_waiting: '/profile/casino-promotions',
  spins_back: '/profile/casino-promotions',
  number_asked: '/profile#national-number',
  limit_raise_due: '/profile/self-exclusion',
  limit_changed: '/profile/self-exclusion',
  sign_in_new_device: '/profile/privacy',
  password_changed: '/profile/privacy',
  support_answered: null,
  signs_in_play: '/profile/self-exclusion#signs',
  house_suggests: '/profile/self-exclusion#signs',
} as const satisfies Record<Notification['kind'], string | null>;
