import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { t } from '#i18n/client.ts';
import type { Namespace } from '#i18n/keys.ts';
import { useWordsState } from '#i18n/use-words.ts';
import { changesOf } from '#islands/blocks/terms/ChangedTexts.tsx';
import { showDay } from '#stores/format/time.ts';
import { $terms, type AgreedDocument, acceptVersion, toAccept } from '#stores/profile/terms.ts';
import { $session } from '#stores/session/session.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { guarded } from '#ui/guarded.tsx';
import { Icon } from '#ui/Icon.tsx';

const files: readonly Namespace[] = ['common', 'terms'];

const box = 'grid max-w-[42rem] gap-3 rounded-lg border p-5 sm:p-6';
const link = 'font-semibold text-brass-bright underline-offset-4 hover:underline';

/** The player accepted the newest version: since when, and what else is left to read. */
function Accepted({ one, next, isFresh }: { one: AgreedDocument; next: AgreedDocument | undefined; isFresh: boolean }) {
  const told = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone: who pressed it by the keyboard goes on from here.
  useEffect(() => {
    if (isFresh) told.current?.focus();
  }, [isFresh]);
  if (one.accepted === null) return null;
  const facts = { version: showDay(one.accepted.inForceFrom), day: showDay(one.accepted.at) };
  return (
    <div className={`${box} border-ink-600 bg-ink-800`}>
      <p ref={told} tabIndex={-1} className="figures flex gap-3 outline-none">
        <Icon name="check" className="size-6 shrink-0 text-felt" />
        {t('terms.accept.accepted', facts)}
      </p>
      {next !== undefined && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ButtonLink href={changesOf(next)} variant={next.standing === 'due' ? 'primary' : 'secondary'}>
            {t('terms.accept.next', { title: next.title })}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

/** What a player who is signed in accepted of a text, and the button that accepts the newest version. `page`: its own path. */
export const AcceptVersion = guarded(function AcceptVersion({ document, page }: { document: string; page: string }) {
  const hasWords = useWordsState(files) === true;
  const { authenticated } = useStore($session, { ssr: 'initial' });
  const { data } = useStore($terms);
  const [busy, setBusy] = useState(false);
  const [isFresh, setFresh] = useState(false);
  const one = data?.documents.find((other) => other.document === document);
  if (!authenticated || !hasWords || one === undefined) return null;
  const { standing, accepted, newest } = one;
  if (standing === 'accepted')
    return <Accepted one={one} next={toAccept(data).find((other) => other !== one)} isFresh={isFresh} />;
  const press = async (): Promise<void> => {
    setBusy(true);
    setFresh(await acceptVersion(document, newest.version));
    setBusy(false);
  };
  const changes = changesOf(one);
  return (
    <div className={`${box} border-brass/60 bg-ink-700`}>
      {accepted !== null && (
        <p className="figures">
          {t('terms.accept.you_accepted', { version: showDay(accepted.inForceFrom), day: showDay(accepted.at) })}
        </p>
      )}
      <p className="figures text-ivory-300">
        {standing === 'due'
          ? t('terms.accept.due')
          : t('terms.accept.announced', { day: showDay(one.neededFrom ?? newest.inForceFrom) })}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 pt-1">
        <Button busy={busy} onClick={() => void press()}>
          {t('terms.accept.do', { version: showDay(newest.inForceFrom) })}
        </Button>
        {changes !== page && (
          <a href={changes} className={`${link} inline-flex min-h-11 items-center`}>
            {t('terms.accept.see')}
          </a>
        )}
      </div>
      <p className="text-sm text-ivory-300">
        {t('terms.accept.or')}{' '}
        <a href="/profile/my-wallet" className={link}>
          {t('terms.accept.wallet')}
        </a>
      </p>
    </div>
  );
});
