import { useStore } from '@nanostores/react';
import { registerTitles } from '#domain/registers/register.ts';
import { t } from '#i18n/client.ts';
import { $registers, type RegisterShown } from '#stores/desk/safer-play.ts';
import { showMinute } from '#stores/format/time.ts';
import { Badge } from '#ui/Badge.tsx';
import { DeskFailed } from '../kit/DeskFailed.tsx';
import { Fact, Facts } from '../kit/Facts.tsx';
import { useLive } from '../kit/use-live.ts';

const tones = { answers: 'won', silent: 'wrong', unasked: 'quiet' } as const;

const speed = ({ p50Ms, p99Ms }: RegisterShown): string =>
  p50Ms === null || p99Ms === null ? '–' : t('deskwork.registers.ms', { usual: p50Ms, late: p99Ms });

/** What it said, as counts; and why it was silent last. */
const Card = ({ one }: { one: RegisterShown }) => (
  <li className="grid gap-2 rounded-lg border border-ink-600 bg-ink-800 p-4">
    <header className="flex flex-wrap items-center justify-between gap-2">
      <h3 className="font-semibold" translate="no">
        {registerTitles[one.register]} <span className="text-ivory-500">{one.countries.join(', ')}</span>
      </h3>
      <Badge tone={tones[one.state]}>{t(`deskwork.registers.state.${one.state}`)}</Badge>
    </header>
    {one.state === 'silent' && <p className="text-sm text-ivory-300">{t('deskwork.registers.silent_lead')}</p>}
    <Facts>
      <Fact name={t('deskwork.registers.answered')}>
        {one.answeredAt === null ? t('deskwork.registers.never') : showMinute(one.answeredAt)}
      </Fact>
      <Fact name={t('deskwork.registers.clear')}>{one.clear}</Fact>
      <Fact name={t('deskwork.registers.excluded')}>{one.excluded}</Fact>
      <Fact name={t('deskwork.registers.unreachable')}>
        {one.reason === null
          ? one.unreachable
          : t('deskwork.registers.because', {
              count: one.unreachable,
              reason: t(`deskwork.registers.reason.${one.reason}`),
            })}
      </Fact>
      <Fact name={t('deskwork.registers.incomplete')}>{one.incomplete}</Fact>
      <Fact name={t('deskwork.registers.speed')}>{speed(one)}</Fact>
      <Fact name={t('deskwork.registers.people')}>
        {t('deskwork.registers.of', { out: one.shutOut, all: one.people })}
      </Fact>
    </Facts>
  </li>
);

/** How the registers of self-excluded people answer, where any is switched on. */
export function Registers() {
  const { data, failed } = useStore($registers);
  useLive($registers.reload);
  if (failed) return <DeskFailed code={failed} retry={() => void $registers.reload()} />;
  if (data === undefined || data.length === 0) return null;
  return (
    <section aria-labelledby="registers" className="mt-8 grid gap-3">
      <h2 id="registers" className="text-lg font-semibold">
        {t('deskwork.registers.title')}
      </h2>
      <p className="max-w-[48rem] text-sm text-ivory-300">{t('deskwork.registers.lead')}</p>
      <ul className="grid gap-4 xl:grid-cols-2">
        {data.map((one) => (
          <Card key={one.register} one={one} />
        ))}
      </ul>
    </section>
  );
}
