import { useStore } from '@nanostores/react';
import { $profile } from '#stores/profile/profile.ts';
import { guarded } from '#ui/guarded.tsx';

/** The player's full name at the top of the Menu modal; the line keeps its height until it is known. */
export const MenuName = guarded(function MenuName() {
  const { data: profile } = useStore($profile, { ssr: 'initial' });
  return <span className="block h-6 truncate font-semibold">{profile ? profile.fullName : ''}</span>;
});
