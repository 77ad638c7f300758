import { t } from '#i18n/client.ts';
import { TrayAction } from './TrayAction.tsx';

/** The last bets laid and the round begun, in one press. */
export const RebetAction = ({ enabled, onPress }: { enabled: boolean; onPress: () => void }) => (
  <TrayAction icon="rebet" hint={t('table.rebet_key')} enabled={enabled} onPress={onPress}>
    {t('table.rebet_go')}
  </TrayAction>
);
