import { t } from '#i18n/client.ts';
import { ProfileForm } from '#islands/blocks/profile-form/ProfileForm.tsx';
import type { PayBy } from '#stores/deposit/deposit-methods.ts';
import { payOn } from '#stores/deposit/deposit-pay.ts';
import type { OpenField } from '#stores/profile/profile-fields.ts';
import { StepHead } from './StepHead.tsx';

/** The fields that a payment needs and the profile lacks. Once they are saved, the payment goes on by itself. */
export function ProfileStep({ by, fields }: { by: PayBy; fields: readonly OpenField[] }) {
  return (
    <div className="grid gap-5">
      <StepHead lead={t('cashier.profile_lead')}>{t('cashier.profile_title')}</StepHead>
      <ProfileForm fields={fields} onSaved={() => payOn(by)} />
    </div>
  );
}
