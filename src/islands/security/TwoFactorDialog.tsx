import { t } from '#i18n/client.ts';
import { closeStep, type Step } from '#stores/security/two-factor.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { KeyStep } from './KeyStep.tsx';
import { OffStep } from './OffStep.tsx';
import { RecoveryStep } from './RecoveryStep.tsx';

const heads = {
  key: { title: 'security.two_factor_key_title', lead: 'security.two_factor_key_lead' },
  recovery: { title: 'security.two_factor_codes_title', lead: 'security.two_factor_codes_lead' },
  off: { title: 'security.two_factor_off_title', lead: 'security.two_factor_off_lead' },
} as const;

/** What is under way with two-factor sign-in, one step at a time. */
export function TwoFactorDialog({ step }: { step: Step }) {
  const { title, lead } = heads[step.name];
  return (
    <Dialog
      open
      onClose={closeStep}
      title={t(title)}
      lead={t(lead)}
      closeLabel={t('auth.close')}
      size={step.name === 'key' ? 'md' : 'sm'}
    >
      {step.name === 'key' && <KeyStep secret={step.key} uri={step.uri} />}
      {step.name === 'recovery' && <RecoveryStep codes={step.codes} />}
      {step.name === 'off' && <OffStep key={step.by} by={step.by} />}
    </Dialog>
  );
}
