import { type FormEvent, useState } from 'react';
import { t } from '#i18n/client.ts';
import { showDuration } from '#stores/format/time.ts';
import { type CheckMinutes, checkMinutes, chooseRealityCheck, type SaferPlay } from '#stores/safer-play/safer-play.ts';
import { Button } from '#ui/Button.tsx';
import { Choices } from './Choices.tsx';
import { Section } from './Section.tsx';

const choices = () =>
  checkMinutes.map((value) => ({
    value,
    label: value === null ? t('saferplay.check_never') : showDuration(value * 60),
  }));

/** How often play stops for a reality check. */
export function RealityCheckChoice({ data }: { data: SaferPlay }) {
  const held = checkMinutes.find((one) => one === data.realityCheckMinutes) ?? null;
  const [chosen, setChosen] = useState<CheckMinutes>();
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState(false);
  const changed = chosen !== undefined && chosen !== held;

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!changed) return;
    setBusy(true);
    setSaved(await chooseRealityCheck(chosen));
    setBusy(false);
  };

  return (
    <Section id="check" title={t('saferplay.check_title')} lead={t('saferplay.check_text')}>
      <form onSubmit={(event) => void save(event)} className="grid gap-5">
        <Choices
          legend={t('saferplay.check_legend')}
          choices={choices()}
          value={chosen === undefined ? held : chosen}
          columns="grid-cols-2 sm:grid-cols-3 xl:grid-cols-6"
          onChoose={(value) => {
            setChosen(value);
            setSaved(false);
          }}
        />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" variant={changed ? 'primary' : 'secondary'} busy={busy} off={!changed}>
            {t('saferplay.save')}
            <span className="sr-only">{t('saferplay.check_title')}</span>
          </Button>
          <p role="status" className="text-sm text-ivory-300">
            {saved && !changed && t('saferplay.check_saved')}
          </p>
        </div>
      </form>
    </Section>
  );
}
