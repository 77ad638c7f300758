import { t } from '#i18n/client.ts';
import { displayWire } from '#stores/format/money.ts';
import { showDay, showDuration } from '#stores/format/time.ts';
import type { Sign } from '#stores/safer-play/markers.ts';

const euros = (amount: string): string => displayWire(amount, 'EUR');

/** A sign in words, with what it rests on. */
export const wordsOfSign = ({ day, sign }: Sign): string => {
  const until = showDay(day);
  switch (sign.kind) {
    case 'chasing':
    case 'cancelled_withdrawals':
      return t(`saferplay.sign_${sign.kind}`, { ...sign.facts, amount: euros(sign.facts.amount), until });
    case 'rising_stakes':
    case 'rising_deposits': {
      const { ofDays, amount, usualAmount } = sign.facts;
      return t(`saferplay.sign_${sign.kind}`, { ofDays, amount: euros(amount), usual: euros(usualAmount), until });
    }
    case 'night_play': {
      const { nights, ofDays, minutes, usual } = sign.facts;
      const facts = { nights, ofDays, time: showDuration(minutes * 60), until };
      return usual === null
        ? t('saferplay.sign_night_play', facts)
        : t('saferplay.sign_night_play_more', { ...facts, usual });
    }
    case 'long_sessions': {
      const { sessions, ofDays, longestMinutes } = sign.facts;
      return t('saferplay.sign_long_sessions', { sessions, ofDays, time: showDuration(longestMinutes * 60), until });
    }
    case 'failed_deposits':
    case 'limits_raised':
      return t(`saferplay.sign_${sign.kind}`, { ...sign.facts, until });
  }
};

/** What may help first. */
export const helpWith = {
  chasing: ['limits', 'break'],
  night_play: ['break', 'limits'],
  rising_stakes: ['limits', 'break'],
  rising_deposits: ['limits', 'break'],
  cancelled_withdrawals: ['limits', 'break'],
  failed_deposits: ['break', 'help'],
  limits_raised: ['break', 'help'],
  long_sessions: ['break', 'limits'],
} as const satisfies Record<Sign['sign']['kind'], readonly string[]>;
