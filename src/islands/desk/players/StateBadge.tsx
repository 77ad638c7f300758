import { t } from '#i18n/client.ts';
import type { FoundPlayer } from '#stores/desk/players.ts';
import { Badge } from '#ui/Badge.tsx';

const tones = { open: 'won', unconfirmed: 'brass', excluded: 'wrong', closed: 'quiet' } as const;

/** How an account stands. */
export const StateBadge = ({ state }: { state: FoundPlayer['state'] }) => (
  <Badge tone={tones[state]}>{t(`deskplayers.state.${state}`)}</Badge>
);
