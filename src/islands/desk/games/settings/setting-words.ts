import { t } from '#i18n/client.ts';
import type { SettingValue, SettingWish } from '#stores/desk/game-settings.ts';
import { listed } from '#stores/format/list.ts';
import { showMinute } from '#stores/format/time.ts';

const limitWords = (limits: Extract<SettingValue, { part: 'limits' }>['limits']): string[] =>
  limits.length === 0
    ? [t('deskshelf.value.limits_none')]
    : limits.map(({ currency, min, max }) =>
        t('deskshelf.value.limits', {
          currency,
          min: min ?? t('deskshelf.value.own'),
          max: max ?? t('deskshelf.value.own'),
        }),
      );

const hiddenWords = (hidden: readonly string[]): string =>
  hidden.length === 0 ? t('deskshelf.value.hidden_none') : t('deskshelf.value.hidden', { countries: listed(hidden) });

/** What is in force of a part, a line each. */
export function valueWords(value: SettingValue): string[] {
  switch (value.part) {
    case 'off':
      return value.off === null
        ? [t('deskshelf.value.on')]
        : [t('deskshelf.value.off', { from: showMinute(value.off.from), until: showMinute(value.off.until) })];
    case 'countries':
      return [hiddenWords(value.hidden)];
    case 'limits':
      return limitWords(value.limits);
  }
}

/** What is proposed of a part. */
export function wishWords(wish: SettingWish): string[] {
  if (wish.part === 'limits') return limitWords(wish.limits);
  if (wish.part === 'countries') return [hiddenWords(wish.hidden)];
  if (wish.off === null) return [t('deskshelf.value.on')];
  const { from, hours } = wish.off;
  return [
    from === null
      ? t('deskshelf.value.wish_off_now', { hours })
      : t('deskshelf.value.wish_off_at', { from: showMinute(from), hours }),
  ];
}
