import { t } from '#i18n/client.ts';
import type { MarkedDetail } from '#stores/desk/safer-play.ts';
import { displayWire } from '#stores/format/money.ts';
import { showDuration } from '#stores/format/time.ts';

const euros = (amount: string): string => displayWire(amount, 'EUR');

/** What a marker rests on, in words for who works here. */
export const wordsOfMarker = ({ sign }: MarkedDetail['markers'][number]): string => {
  switch (sign.kind) {
    case 'chasing':
    case 'cancelled_withdrawals':
      return t(`deskwork.safer_play.facts.${sign.kind}`, { ...sign.facts, amount: euros(sign.facts.amount) });
    case 'rising_stakes':
    case 'rising_deposits': {
      const { ofDays, amount, usualAmount } = sign.facts;
      const facts = { ofDays, amount: euros(amount), usual: euros(usualAmount) };
      return sign.kind === 'rising_stakes'
        ? t('deskwork.safer_play.facts.rising_stakes', facts)
        : t('deskwork.safer_play.facts.rising_deposits', { ...facts, deposits: sign.facts.deposits });
    }
    case 'night_play': {
      const { nights, ofDays, minutes, usual } = sign.facts;
      const facts = { nights, ofDays, time: showDuration(minutes * 60) };
      return usual === null
        ? t('deskwork.safer_play.facts.night_play', facts)
        : t('deskwork.safer_play.facts.night_play_more', { ...facts, usual });
    }
    case 'long_sessions': {
      const { sessions, ofDays, longestMinutes } = sign.facts;
      return t('deskwork.safer_play.facts.long_sessions', {
        sessions,
        ofDays,
        time: showDuration(longestMinutes * 60),
      });
    }
    case 'failed_deposits':
    case 'limits_raised':
      return t(`deskwork.safer_play.facts.${sign.kind}`, { ...sign.facts });
  }
};
