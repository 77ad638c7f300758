import type { PreviewPlayer } from '#contract/desk/content.ts';
import { houseLanguage } from '#domain/locale.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { acceptableOn, inForceOn } from '#domain/terms/agreement.ts';
import type { ServerContext } from '../../../context.ts';
import { offersInForce } from '../../promotions/in-force.ts';
import { fitOf, loadTaker } from '../../promotions/taker.ts';
import { standingsOf } from '../../terms/standing.ts';
import { peopleOf } from '../players/people.ts';

/** What decides how a player would see the site on a day, as they stand today. */
export async function readPreviewPlayer(
  ctx: ServerContext,
  id: string,
  day: string,
): Promise<Result<PreviewPlayer, 'player_not_found'>> {
  const [person] = await peopleOf(ctx, [id]);
  if (person === undefined) return fail('player_not_found');
  const offers = await offersInForce(ctx, ctx.db);
  const taker = await loadTaker(ctx.db, id, new Date(`${day}T12:00:00Z`), { ctx, of: offers });
  const terms = await standingsOf(ctx.db, ctx, id);
  return ok({
    id,
    name: person.name,
    email: person.email,
    country: taker.who.country,
    language: houseLanguage,
    promotions: offers
      .filter(({ coupon }) => coupon === null)
      .map((rules) => ({
        id: rules.id,
        name: rules.name,
        isOffered: fitOf(taker, rules, { from: null, currency: null, coupon: null }).ok,
      })),
    terms: terms.flatMap(({ document, versions, accepted }) =>
      acceptableOn(versions, day).map((one) => ({
        document,
        version: one.version,
        accepted: (accepted?.number ?? 0) >= one.number,
        isInForce: inForceOn(versions, day)?.number === one.number,
      })),
    ),
  });
}
