import { useMemo } from 'react';
import { t } from '#i18n/client.ts';
import { createRounds, type DeskRound } from '#stores/desk/players.ts';
import { showTime } from '#stores/format/time.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { DeskAmount } from '../kit/DeskAmount.tsx';
import { Pages } from '../kit/Pages.tsx';
import { codeWords } from './code-words.ts';

const Row = ({ round }: { round: DeskRound }) => {
  const { currency } = round;
  return (
    <tr>
      <td className="figures whitespace-nowrap text-ivory-300">{showTime(round.at)}</td>
      <td>
        {round.gameName} {round.freeSpin && <Badge tone="brass">{t('deskplayers.history.free_spin')}</Badge>}
        <span className="block text-xs text-ivory-500">{round.provider}</span>
      </td>
      <td className="text-ivory-300">{codeWords(round.status)}</td>
      <td className="text-right">
        <DeskAmount amount={round.stake} currency={currency} />
      </td>
      <td className="text-right">
        <DeskAmount amount={round.payout} currency={currency} />
      </td>
      <td className="text-right max-lg:hidden">
        <DeskAmount amount={round.balanceAfter} currency={currency} />
      </td>
      <td className="text-right">
        <a href={round.proof} target="_blank" rel="noreferrer" className="font-semibold underline underline-offset-4">
          {t('deskplayers.history.proof')}
        </a>
      </td>
    </tr>
  );
};

/** Rounds for real money, each with its proof. */
export function Rounds(props: { id: string; gameSession: string | null; showAll: () => void }) {
  const { id, gameSession, showAll } = props;
  const $rounds = useMemo(() => createRounds(id, gameSession), [id, gameSession]);
  return (
    <>
      {gameSession !== null && (
        <p className="mb-3 flex items-center gap-3 text-sm text-ivory-300">
          {t('deskplayers.history.of_session')}
          <Button size="sm" variant="ghost" onClick={showAll}>
            {t('deskplayers.history.all_rounds')}
          </Button>
        </p>
      )}
      <Pages
        $list={$rounds}
        name={t('deskplayers.history.rounds')}
        columns={[
          { name: t('deskplayers.history.when') },
          { name: t('deskplayers.history.game') },
          { name: t('deskplayers.history.status') },
          { name: t('deskplayers.history.stake'), isNumber: true },
          { name: t('deskplayers.history.payout'), isNumber: true },
          { name: t('deskplayers.history.balance'), isNumber: true, isWide: true },
          { name: t('deskplayers.history.proof'), isNumber: true },
        ]}
        row={(round) => <Row key={round.id} round={round} />}
      />
    </>
  );
}
