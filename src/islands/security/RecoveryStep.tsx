import { t } from '#i18n/client.ts';
import { CopyButton } from '#islands/blocks/CopyButton.tsx';
import { closeStep, saveRecoveryCodes } from '#stores/security/two-factor.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';

/** The recovery codes, this once. */
export const RecoveryStep = ({ codes }: { codes: readonly string[] }) => (
  <div className="grid gap-5">
    <ol className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-md border border-ink-600 bg-ink-800 p-4">
      {codes.map((code) => (
        <li translate="no" key={code} className="font-mono select-all">
          {code}
        </li>
      ))}
    </ol>
    <div className="flex flex-wrap gap-3">
      <CopyButton
        text={codes.join('\n')}
        label={t('security.two_factor_copy_codes')}
        copied={t('security.page_copied')}
      />
      <Button variant="secondary" size="sm" onClick={() => saveRecoveryCodes(codes)}>
        <Icon name="page" className="size-5" />
        {t('security.two_factor_save_codes')}
      </Button>
    </div>
    <Button size="lg" onClick={closeStep}>
      {t('security.two_factor_codes_kept')}
    </Button>
  </div>
);
