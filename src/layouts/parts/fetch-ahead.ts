import { personalPages } from '#domain/catalogue/reach.ts';

/** Pages that are never fetched before they are asked for: what belongs to one player, and what is computed for a question. */
export const notAhead: readonly string[] = [...personalPages, 'search'];

/** An address with a query may set a cookie (`clickid`) or open a dialog (`resetToken`), in any letter case. */
const withQuery = '/*\\?(.+)';

/**
 * Which links of a page the browser may fetch when a pointer rests on them or presses them. They are fetched and not
 * rendered: scripts, styles and fonts are there already, and a page that nobody saw must not ask for anything. Browsers
 * leave it be when the visitor saves data.
 */
export const speculationRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: notAhead.flatMap((name) => [`/${name}`, `/${name}/*`]) } },
          { not: { href_matches: withQuery } },
          { not: { href_matches: '/*resetToken*' } },
          { not: { selector_matches: '[download], [target=_blank], [data-open-modal]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
} as const;
