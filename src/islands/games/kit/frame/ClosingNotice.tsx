import { t } from '#i18n/client.ts';
import { showTime } from '#stores/format/time.ts';
import type { GameSession } from '#stores/play/game.ts';

/** That the game is switched off, from when, and until when an open round can be finished. Nothing where it is not. */
export const ClosingNotice = ({ closing }: Pick<GameSession, 'closing'>) =>
  closing && (
    <p data-closing className="figures px-3 pt-1 text-center text-xs text-brass-bright">
      {t('table.closing', { from: showTime(closing.from), until: showTime(closing.until) })}
    </p>
  );
