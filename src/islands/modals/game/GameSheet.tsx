import { useStore } from '@nanostores/react';
import { imageVariant, srcsetOf } from '#domain/catalogue/image-variants.ts';
import type { GameSheet as Sheet } from '#domain/catalogue/sheet.ts';
import { t } from '#i18n/client.ts';
import { $sheet, openSheet } from '#stores/lobby/game-sheet.ts';
import { $session } from '#stores/session/session.ts';
import { closeModal, openModal, openSignInFor } from '#stores/shell/modal.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ErrorState } from '#ui/States.tsx';

/** A game at a glance, over whatever page its poster stood on: what it is, its figures, and the ways to its table. */
export function GameSheet() {
  const shown = useStore($sheet);
  if (shown === null) return null;
  const name = shown.state === 'ready' ? shown.sheet.name : shown.name;
  return (
    <Dialog open onClose={closeModal} size="md" title={name} closeLabel={t('auth.close')} lead={leadOf(shown)}>
      {shown.state === 'ready' && <Ready sheet={shown.sheet} />}
      {shown.state === 'loading' && <Waiting />}
      {shown.state === 'failed' && (
        <ErrorState
          title={t('sheet.failed')}
          action={
            <Button onClick={() => void openSheet({ gameId: shown.id, gameName: shown.name })}>
              {t('sheet.again')}
            </Button>
          }
        />
      )}
    </Dialog>
  );
}

type Shown = NonNullable<ReturnType<typeof $sheet.get>>;

const leadOf = (shown: Shown): string => (shown.state === 'ready' ? shown.sheet.provider : ' ');

/** The picture beside the line on a phone, with the figures below both; in a window the picture is as high as the two. */
const place = 'grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-4 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-x-6';

function Picture({ image }: { image: string | null }) {
  return (
    <span className="aspect-3/4 self-start overflow-hidden rounded-md bg-ink-600 shadow-raised sm:row-span-2 sm:rounded-lg">
      {image !== null && (
        <img
          alt=""
          src={imageVariant(image, 384)}
          srcSet={srcsetOf(image, [256, 384, 640])}
          sizes="(min-width: 40rem) 10rem, 6rem"
          width={384}
          height={512}
          className="size-full object-cover"
        />
      )}
    </span>
  );
}

function Facts({ facts }: Pick<Sheet, 'facts'>) {
  return (
    <dl className="figures grid grid-cols-3 content-start gap-x-3 gap-y-2 text-sm max-sm:col-span-2 sm:grid-cols-2 sm:gap-y-3">
      {facts.map(({ name, value, note }) => (
        <div key={name} className="border-t border-ink-600 pt-2">
          <dt className="text-ivory-500">{name}</dt>
          <dd className="font-semibold" title={note}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** For who is signed in the table itself comes first; for a visitor the free one. */
function Ways({ sheet }: { sheet: Sheet }) {
  const { authenticated } = useStore($session);
  const { tryPath, path, name } = sheet;
  if (authenticated)
    return (
      <div className="grid gap-2 sm:grid-cols-2">
        <ButtonLink href={path} size="lg">
          {t('sheet.play')}
        </ButtonLink>
        {tryPath !== null && (
          <ButtonLink href={tryPath} size="lg" variant="secondary">
            {t('sheet.try')}
          </ButtonLink>
        )}
      </div>
    );
  return (
    <div className="grid gap-2">
      {tryPath !== null && (
        <ButtonLink href={tryPath} size="lg">
          {t('sheet.try')}
        </ButtonLink>
      )}
      <div className="grid grid-cols-2 gap-2">
        <Button variant="secondary" onClick={() => openModal('sign-up')}>
          {t('sheet.sign_up')}
        </Button>
        <Button variant="ghost" onClick={() => openSignInFor(path, name)}>
          {t('sheet.login')}
        </Button>
      </div>
    </div>
  );
}

function Ready({ sheet }: { sheet: Sheet }) {
  const { line, image, facts, path } = sheet;
  return (
    <div className="grid gap-5">
      <div className={place}>
        <Picture image={image} />
        <p className="text-ivory-100 sm:text-lg">{line}</p>
        <Facts facts={facts} />
      </div>
      <Ways sheet={sheet} />
      <a
        href={path}
        className="inline-flex min-h-11 items-center justify-self-start text-sm text-ivory-300 underline underline-offset-4 hover:text-ivory-100"
      >
        {t('sheet.more')}
      </a>
    </div>
  );
}

/** As large as what comes. */
const Waiting = () => (
  <div aria-busy="true" className="grid gap-5">
    <div className={place}>
      <Skeleton className="aspect-3/4 self-start rounded-md sm:row-span-2 sm:rounded-lg" />
      <Skeleton className="h-14" />
      <Skeleton className="h-24 max-sm:col-span-2 sm:h-40" />
    </div>
    <Skeleton className="h-14" />
    <Skeleton className="h-11" />
  </div>
);
