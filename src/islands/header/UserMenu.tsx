import { t } from '#i18n/client.ts';
import { Icon } from '#ui/Icon.tsx';
import type { IconName } from '#ui/icon-paths.ts';

const item =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left font-medium text-ivory-300 hover:bg-ink-600 hover:text-ivory-100';

const links: readonly { href: string; icon: IconName; label: () => string }[] = [
  { href: '/profile', icon: 'user', label: () => t('account.my_account') },
  { href: '/profile/casino-promotions', icon: 'gift', label: () => t('account.promotions') },
  { href: '/profile/my-wallet', icon: 'wallet', label: () => t('account.wallet') },
  { href: '/profile/self-exclusion', icon: 'shield', label: () => t('layout.saferPlay') },
];

/** Greets the player by the first name and leads to the account. */
export function UserMenu({ firstName }: { firstName: string }) {
  return (
    <>
      <button
        type="button"
        popoverTarget="user-menu"
        aria-label={t('account.menu')}
        className="grid h-11 w-10 shrink-0 place-items-center rounded-md text-ivory-300 hover:bg-ink-600 min-[22.5rem]:w-11"
      >
        <Icon name="user" />
      </button>
      <div
        id="user-menu"
        popover="auto"
        className="fixed inset-auto top-16 right-4 m-0 rounded-lg border border-ink-600 bg-ink-700 p-2 shadow-float open:animate-rise"
      >
        <p className="truncate px-3 py-2 font-semibold">
          {firstName === '' ? t('account.greeting_plain') : t('account.greeting', { name: firstName })}
        </p>
        {links.map(({ href, icon, label }) => (
          <a key={href} href={href} className={item}>
            <Icon name={icon} className="size-5 text-ivory-500" />
            {label()}
          </a>
        ))}
        <button type="button" data-sign-out className={item}>
          <Icon name="sign-out" className="size-5 text-ivory-500" />
          {t('account.sign_out')}
        </button>
      </div>
    </>
  );
}
