import { t } from '#i18n/client.ts';

const named = [
  'sardine',
  'mackerel',
  'bream',
  'pufferfish',
  'squid',
  'turtle',
  'stingray',
  'swordfish',
  'shark',
  'whale',
] as const;

/** "Swordfish"; the id itself for a kind without a name. */
export const fishName = (id: string): string => {
  const name = named.find((one) => one === id);
  return name ? t(`fishing.fish.${name}`) : id;
};
