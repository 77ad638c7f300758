import { registerTitles } from '#domain/registers/register.ts';
import { t } from '#i18n/client.ts';
import type { DeskPlayer } from '#stores/desk/players.ts';
import { displayWire } from '#stores/format/money.ts';
import { showMinute } from '#stores/format/time.ts';
import { Badge } from '#ui/Badge.tsx';
import { DeskAmount } from '../kit/DeskAmount.tsx';
import { Fact, FactGroup } from './FactList.tsx';

type Limit = DeskPlayer['saferPlay']['limits'][number];
const boundOf = (kind: Limit['kind'], value: string): string =>
  kind === 'session' ? `${value} min` : displayWire(value, 'EUR');

const Safer = ({ data: { player, saferPlay, registers, nationalNumbers } }: { data: DeskPlayer }) => {
  const set = saferPlay.limits.filter(({ value }) => value !== null);
  return (
    <FactGroup title={t('deskplayers.player.safer')}>
      <Fact name={t('deskplayers.player.excluded_until')}>
        {player.state === 'excluded' && (
          <Badge tone="wrong">
            {player.excludedUntil === null ? t('deskplayers.player.for_good') : showMinute(player.excludedUntil)}
          </Badge>
        )}
      </Fact>
      <Fact name={t('deskplayers.player.break_until')}>
        {player.timedOutUntil && <Badge tone="brass">{showMinute(player.timedOutUntil)}</Badge>}
      </Fact>
      {registers.map(({ register, answer, askedAt }) => (
        <Fact key={register} name={registerTitles[register]}>
          <Badge tone={answer === 'clear' ? 'won' : answer === 'excluded' ? 'wrong' : 'brass'}>
            {t(`deskplayers.register.${answer}`)}
          </Badge>
          {askedAt !== null && <span className="figures block text-xs text-ivory-500">{showMinute(askedAt)}</span>}
        </Fact>
      ))}
      {nationalNumbers.map(({ country, filledAt, standing, former }) => (
        <Fact key={country} name={t(`deskplayers.number.${country}`)}>
          <Badge tone={standing === 'missing' ? 'wrong' : 'quiet'}>{t(`deskplayers.number.${standing}`)}</Badge>
          <span className="figures block text-xs text-ivory-500">{showMinute(filledAt)}</span>
          {former.map((one) => (
            <span key={one.replacedAt} className="figures block text-xs text-ivory-500">
              {t(`deskplayers.number.was.${one.how}`, {
                from: showMinute(one.filledAt),
                to: showMinute(one.replacedAt),
              })}
            </span>
          ))}
        </Fact>
      ))}
      {set.length === 0 && <Fact name={t('deskplayers.player.limits')}>{t('deskplayers.player.no_limits')}</Fact>}
      {set.map(({ kind, period, value, used }) => (
        <Fact key={kind + period} name={`${t(`deskplayers.limit.${kind}`)} ${t(`deskplayers.period.${period}`)}`}>
          <span translate="no" className="figures">
            {t('deskplayers.player.limit_use', { used: boundOf(kind, used), value: boundOf(kind, value ?? '0.00') })}
          </span>
        </Fact>
      ))}
      <Fact name={t('deskplayers.player.check')}>
        {saferPlay.realityCheckMinutes !== null &&
          t('deskplayers.player.check_every', { minutes: saferPlay.realityCheckMinutes })}
      </Fact>
    </FactGroup>
  );
};

const Bonuses = ({ data: { bonuses, level } }: { data: DeskPlayer }) => (
  <FactGroup title={t('deskplayers.player.bonuses')}>
    <Fact name={t('deskplayers.player.level')}>
      {t('deskplayers.player.level_is', { name: level.name, points: level.points })}
    </Fact>
    {bonuses.length === 0 && <Fact name={t('deskplayers.player.bonus')}>{t('deskplayers.player.no_bonuses')}</Fact>}
    {bonuses.map((one) => (
      <Fact key={one.id} name={one.name}>
        {one.currency !== null && <DeskAmount amount={one.bonusLeft} currency={one.currency} />}
        <span className="figures block text-xs text-ivory-500">
          {one.currency !== null &&
            t('deskplayers.player.wagered', {
              wagered: displayWire(one.wagered, one.currency),
              required: displayWire(one.wageringRequired, one.currency),
            })}
          {one.expiresAt !== null && `, ${t('deskplayers.player.until', { at: showMinute(one.expiresAt) })}`}
        </span>
      </Fact>
    ))}
  </FactGroup>
);

/** What bounds a player, and what runs. */
export const PlayFacts = ({ data }: { data: DeskPlayer }) => (
  <>
    <Safer data={data} />
    <Bonuses data={data} />
    {data.openRounds.length > 0 && (
      <FactGroup title={t('deskplayers.player.open_rounds')}>
        {data.openRounds.map((round) => (
          <Fact key={round.id} name={round.gameName}>
            {round.demo ? (
              t('deskplayers.player.play_money')
            ) : (
              <DeskAmount amount={round.stake} currency={round.currency} />
            )}
            <span className="figures block text-xs text-ivory-500">{showMinute(round.openedAt)}</span>
          </Fact>
        ))}
      </FactGroup>
    )}
  </>
);
