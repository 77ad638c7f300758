import { targets } from '#domain/games/fishing/paytable.ts';
import { t } from '#i18n/client.ts';

/** "Swordfish". */
export const fishName = (id: string): string =>
  targets.some((target) => target.id === id) ? t(`fishing.fish.${id as 'sardine'}`) : id;
