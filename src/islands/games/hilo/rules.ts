import { returnsByKind } from '#domain/games/hilo/maths.ts';
import { cardsMax, returnToPlayer } from '#domain/games/hilo/paytable.ts';
import { topMax } from '#domain/games/hilo/spots.ts';
import { grouped } from '#domain/locale.ts';
import { toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '../kit/frame/table-rules.ts';

/** The rules with the figures of each of the twelve guesses there are. */
export const hiloRules = (): TableRules => ({
  lead: t('instant.hilo.rules_lead'),
  paragraphs: [
    t('instant.hilo.rule_order'),
    t('instant.hilo.rule_deck'),
    t('instant.hilo.rule_skip', { cards: cardsMax }),
    t('instant.hilo.rule_top', { top: grouped(topMax) }),
  ],
  returns: returnsByKind(),
  kindWords: (kind) => t('instant.hilo.kind', { ranks: kind.split(':').at(-1) ?? '' }),
  method: t('instant.hilo.rule_pays', { rtp: toPercentString(returnToPlayer, 2) }),
});
