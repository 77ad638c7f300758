import { t } from '#i18n/client.ts';
import type { DeskFail } from '#stores/desk/call-desk.ts';
import { Fault } from '../kit/Fault.tsx';

/** Why a statement was refused: of a line that cannot be understood, which, and why. */
export const StatementFault = ({ failed }: { failed: DeskFail | undefined }) => {
  const line = failed?.facts?.['line'];
  const reason = failed?.facts?.['reason'];
  return (
    <div>
      <Fault code={failed?.code} />
      {line !== undefined && (
        <p className="mt-1 text-sm text-ivory-300">
          {t('deskhouse.statement.bad_line', { line, reason: reason ?? t('deskhouse.statement.quotes') })}
        </p>
      )}
    </div>
  );
};
