import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { imagePathOf } from '#domain/catalogue/image-path.ts';
import { imageVariant, srcsetOf } from '#domain/catalogue/image-variants.ts';
import { imageNameOf } from '#domain/catalogue/slug.ts';
import { t } from '#i18n/client.ts';
import type { Namespace } from '#i18n/keys.ts';
import { useWordsState } from '#i18n/use-words.ts';
import { RulesList } from '#islands/blocks/promotions/RulesList.tsx';
import { promotionName } from '#islands/blocks/promotions/rules-words.ts';
import { WelcomeLine } from '#islands/blocks/promotions/WelcomeLine.tsx';
import { acceptPromotion } from '#stores/promotions/promotion-actions.ts';
import { $promotionShown } from '#stores/promotions/promotion-shown.ts';
import { type Promotion, spinsOf } from '#stores/promotions/promotions.ts';
import { closeModal } from '#stores/shell/modal.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';

const files: readonly Namespace[] = ['common', 'promotions'];

/** `lantern:NightOrchard` → `Night Orchard`: a game's name as its picture spells it. */
const nameOf = (imageId: string): string =>
  imageNameOf(imageId)
    .split(/(?=\p{Lu})/u)
    .join(' ');

type ShownGame = { readonly imageId: string; readonly provider: string };

const Poster = ({ game, featured }: { game: ShownGame; featured: ReadonlySet<string> }) => {
  const path = imagePathOf(game, featured);
  return (
    <img
      src={imageVariant(path, 384)}
      srcSet={srcsetOf(path, [256, 384, 640])}
      sizes="(min-width: 40rem) 10rem, 8rem"
      width="960"
      height="1280"
      alt=""
      decoding="async"
      className="block aspect-3/4 w-32 rounded-lg bg-ink-600 object-cover shadow-raised sm:w-40"
    />
  );
};

function Content({ promotion, featured }: { promotion: Promotion; featured: ReadonlySet<string> }) {
  const [busy, setBusy] = useState(false);
  const { rules, id } = promotion.config;
  const [first] = promotion.games;
  const game = first?.imageId == null ? undefined : { imageId: first.imageId, provider: first.provider };
  const names = game && rules.freeSpins ? { [rules.freeSpins.gameId]: nameOf(game.imageId) } : {};
  const accept = async (): Promise<void> => {
    setBusy(true);
    await acceptPromotion(id);
    closeModal();
  };
  return (
    <div className="grid gap-6">
      <div className="flex gap-5 sm:gap-6">
        {game && (
          <div className="shrink-0">
            <Poster game={game} featured={featured} />
          </div>
        )}
        <div className="grid content-start gap-3">
          <p translate="no" className="figures heading text-5xl text-brass-bright sm:text-6xl">
            {spinsOf(promotion)}
          </p>
          {game && (
            <p className="text-ivory-300">
              {t('promotions.modal.game', { game: nameOf(game.imageId), studio: game.provider })}
            </p>
          )}
        </div>
      </div>
      <section aria-labelledby="promotion-conditions" className="grid gap-2">
        <h3 id="promotion-conditions" className="font-semibold">
          {t('promotions.modal.conditions')}
        </h3>
        <RulesList rules={rules} names={names} folded />
      </section>
      <div className="grid gap-3 sm:flex sm:flex-row-reverse">
        <Button size="lg" busy={busy} className="sm:grow" onClick={() => void accept()}>
          {t('promotions.modal.accept')}
        </Button>
        <Button variant="secondary" size="lg" onClick={closeModal}>
          {t('promotions.modal.later')}
        </Button>
      </div>
      <WelcomeLine />
      <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <a
          href={`/profile/casino-promotions#${id}`}
          className="text-brass-bright underline underline-offset-4"
          onClick={closeModal}
        >
          {t('promotions.rules.expect')}
        </a>
        <a href="/profile/casino-promotions" className="text-brass-bright underline underline-offset-4">
          {t('promotions.modal.all')}
        </a>
      </p>
    </div>
  );
}

/** The free-spin promotion: how many, of which game, what they come with, and the way to accept them. */
export function PromotionDialog({ featuredImages }: { featuredImages: readonly string[] }) {
  const hasWords = useWordsState(files);
  const promotion = useStore($promotionShown);
  if (!hasWords || promotion === null) return null;
  return (
    <Dialog
      open
      size="md"
      onClose={closeModal}
      title={promotionName(promotion.config.rules)}
      lead={t('promotions.modal.lead')}
      closeLabel={t('auth.close')}
    >
      <Content promotion={promotion} featured={new Set(featuredImages)} />
    </Dialog>
  );
}
