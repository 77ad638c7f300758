import { t } from '#i18n/client.ts';
import type { DeskPlayer } from '#stores/desk/players.ts';
import { showDay, showMinute } from '#stores/format/time.ts';
import { Badge } from '#ui/Badge.tsx';
import { playerAddress } from './addresses.ts';
import { Fact, FactGroup } from './FactList.tsx';
import { PlayFacts } from './PlayFacts.tsx';

const yesNo = (is: boolean): string => t(is ? 'deskplayers.player.yes' : 'deskplayers.player.no');

const Person = ({ player }: { player: DeskPlayer['player'] }) => (
  <FactGroup title={t('deskplayers.player.person')}>
    <Fact name={t('deskplayers.player.born')}>{player.dateOfBirth && showDay(player.dateOfBirth)}</Fact>
    <Fact name={t('deskplayers.player.address')}>
      {player.address.length > 0 && (
        <address translate="no" className="not-italic">
          {[...player.address, player.profileCountry].filter(Boolean).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      )}
    </Fact>
    <Fact name={t('deskplayers.player.phone')}>
      {player.phone && (
        <span translate="no" className="figures">
          {player.phone}
        </span>
      )}
    </Fact>
    <Fact name={t('deskplayers.player.nick')}>{player.nickName}</Fact>
    <Fact name={t('deskplayers.player.since')}>{showMinute(player.createdAt)}</Fact>
    <Fact name={t('deskplayers.player.mail_ads')}>{yesNo(player.promoMail)}</Fact>
    <Fact name={t('deskplayers.player.closed_at')}>{player.closedAt && showMinute(player.closedAt)}</Fact>
  </FactGroup>
);

const Access = ({ data: { player, sessions } }: { data: DeskPlayer }) => (
  <FactGroup title={t('deskplayers.player.access')}>
    <Fact name={t('deskplayers.player.second_factor')}>{yesNo(player.secondFactor)}</Fact>
    <Fact name={t('deskplayers.player.passkeys')}>{String(player.passkeys)}</Fact>
    <Fact name={t('deskplayers.player.sessions')}>
      {sessions.length === 0 ? (
        t('deskplayers.player.no_sessions')
      ) : (
        <ul className="grid gap-1">
          {sessions.map((one) => (
            <li key={one.id}>
              {[one.browser, one.system].filter(Boolean).join(', ') || one.kind}
              <span translate="no" className="figures block text-xs text-ivory-500">
                {[one.country, one.ip, showMinute(one.seenAt)].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Fact>
  </FactGroup>
);

const checkTones = {
  missing: 'quiet',
  incomplete: 'quiet',
  in_review: 'brass',
  approved: 'won',
  rejected: 'wrong',
} as const;
const Check = ({ state }: { state: keyof typeof checkTones }) => (
  <Badge tone={checkTones[state]}>{t(`deskplayers.check.${state}`)}</Badge>
);

const Twins = ({ twins }: { twins: DeskPlayer['twins'] }) => (
  <FactGroup title={t('deskplayers.player.twins')}>
    {twins.map((twin) => (
      <Fact key={twin.id} name={t(`deskplayers.same.${twin.same}`)}>
        <a href={playerAddress(twin.id)} translate="no" className="underline underline-offset-4">
          {twin.name}
        </a>
      </Fact>
    ))}
  </FactGroup>
);

/** What a player is, beside what happened to them. */
export const PlayerFacts = ({ data }: { data: DeskPlayer }) => (
  <div className="columns-1 gap-x-10 sm:columns-2 lg:columns-3 min-[100rem]:columns-1 [&>section]:mb-6">
    {data.twins.length > 0 && <Twins twins={data.twins} />}
    <Person player={data.player} />
    <PlayFacts data={data} />
    <FactGroup title={t('deskplayers.player.papers')}>
      <Fact name={t('deskplayers.player.identity')}>
        <Check state={data.papers.identity} />
      </Fact>
      <Fact name={t('deskplayers.player.address_check')}>
        <Check state={data.papers.address} />
      </Fact>
    </FactGroup>
    <Access data={data} />
  </div>
);
