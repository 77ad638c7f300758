import type { CatalogueGame } from './game.ts';
import { imagePathOf } from './image-path.ts';
import { segmentOf, studioPathOf } from './paths.ts';
import { gameSlugOf, imageNameOf } from './slug.ts';
import { snapshotFault as fault, type SnapshotFault } from './snapshot-fault.ts';

/** For every game whose key another one before it has: both. */
const twice = (
  games: readonly CatalogueGame[],
  keyOf: (game: CatalogueGame) => string | undefined,
): { readonly game: CatalogueGame; readonly first: CatalogueGame; readonly key: string }[] => {
  const seen = new Map<string, CatalogueGame>();
  return games.flatMap((game) => {
    const key = keyOf(game);
    if (key === undefined) return [];
    const first = seen.get(key);
    if (!first) seen.set(key, game);
    return first ? [{ game, first, key }] : [];
  });
};

const sameIds = (games: readonly CatalogueGame[]): SnapshotFault[] =>
  twice(games, ({ id }) => id).map(({ game }) =>
    fault(game.id, 'id', 'stands twice', 'give each game an id of its own'),
  );

const samePages = (games: readonly CatalogueGame[]): SnapshotFault[] =>
  twice(games, gameSlugOf)
    .filter(({ game, first }) => game.id !== first.id)
    .map(({ game, first, key }) =>
      fault(
        game.id,
        'imageId',
        `leads to the page /game/${key}, which is that of "${first.id}"`,
        `change the image identifier "${game.imageId}" or that of "${first.id}", "${first.imageId}"`,
      ),
    );

/** Files of one name but for capital letters are one file on many disks. */
const samePictures = (games: readonly CatalogueGame[]): SnapshotFault[] =>
  twice(games, (game) => (game.imageId === '' ? undefined : imagePathOf(game, new Set()).toLowerCase()))
    .filter(({ game, first }) => game.id !== first.id && gameSlugOf(game) !== gameSlugOf(first))
    .map(({ game, first, key }) =>
      fault(
        game.id,
        'imageId',
        `names the picture ${key}, which is that of "${first.id}"`,
        'use names that differ in more than capital letters',
      ),
    );

/** A picture lies at most this deep below its studio's folder. */
const imagePartsMax = 4;
const imagePart = /^[A-Za-z0-9_~-][A-Za-z0-9_.~:-]*$/;

const imageFaults = ({ id, imageId }: CatalogueGame): SnapshotFault[] => {
  const parts = imageNameOf(imageId).split('/');
  if (imageId === '' || (parts.length <= imagePartsMax && parts.every((part) => imagePart.test(part)))) return [];
  const remedy = `after the colon write one to ${imagePartsMax} names with a slash between: letters a to z, digits, - _ ~ and inner dots`;
  return [fault(id, 'imageId', `"${imageId}" names no picture`, remedy)];
};

/** What a studio's page can be called. */
export const studioName = /^[^\p{C}\p{Zl}\p{Zp}/\\]{1,60}$/u;

/** Dots that climb, and percent codes: whoever decodes once too often reads something else. */
export const leadsElsewhere = /^\.{1,2}$|%[\da-f]{2}/i;

const studioFaults = (games: readonly CatalogueGame[]): SnapshotFault[] => {
  const byPath = Map.groupBy(games, ({ provider }) => studioPathOf(provider).toLowerCase());
  return [...byPath.values()].flatMap((ofPath) => {
    const [first] = ofPath;
    const other = ofPath.find(({ provider }) => provider !== first?.provider);
    const { id = '', provider = '' } = first ?? {};
    // Astro writes the folder in composed letters: a link in others would lead nowhere.
    const isWritten = provider === provider.trim().normalize('NFC');
    const isName = studioName.test(provider) && isWritten && !leadsElsewhere.test(provider);
    return [
      ...(other
        ? [
            fault(
              other.id,
              'provider',
              `"${other.provider}" and "${provider}" of "${id}" differ in capital letters alone`,
              'write the studio one way: both would have one page',
            ),
          ]
        : []),
      ...(isName
        ? []
        : [
            fault(
              id,
              'provider',
              `"${provider}" is no name of a page`,
              'leave out slashes, percent codes and control characters, and compose accents',
            ),
          ]),
      ...(provider.toLowerCase() === 'page'
        ? [fault(id, 'provider', `"${provider}" is the path of the lists’ further pages`, 'write the name otherwise')]
        : []),
    ];
  });
};

/** What is drawn without ink, and what piles up on the letter before it. */
const inkless = /[\p{Default_Ignorable_Code_Point}\p{M}\s]/gu;
const piledUp = /\p{M}{5}/u;

/** Whether a name has ink, and neither spaces around it nor piles of accents. */
export const isReadable = (name: string): boolean =>
  name === name.trim() && name.replaceAll(inkless, '') !== '' && !piledUp.test(name);

/** A name is all that a game's link has to be read, and an id is looked up in tables that know more than games. */
const readingFaults = ({ id, name, provider }: CatalogueGame): SnapshotFault[] => [
  ...(id in {}
    ? [fault(id, 'id', 'is a word of the language that the house is written in', 'write it otherwise')]
    : []),
  ...Object.entries({ name, provider })
    .filter(([, text]) => text !== '' && !isReadable(text))
    .map(([field]) =>
      fault(id, field, 'cannot be read', 'write letters, without spaces around them or piles of accents'),
    ),
];

/** A page is a folder of its name: disks take 255 letters, and these names are those of the file in it. */
const folderNameMax = 200;
const fileOfPage = /^index$|\.html$/i;

const folderFaults = (game: CatalogueGame): SnapshotFault[] =>
  Object.entries({ imageId: gameSlugOf(game), provider: segmentOf(game.provider) }).flatMap(([field, folder]) => [
    ...(folder.length > folderNameMax
      ? [fault(game.id, field, `makes an address of ${folder.length} letters`, `shorten it: ${folderNameMax} at most`)]
      : []),
    ...(fileOfPage.test(folder)
      ? [fault(game.id, field, `"${folder}" is the name of a page’s file`, 'write the name otherwise')]
      : []),
  ]);

/** What would give two games one address, or one an address that leads elsewhere. */
export const nameFaults = (games: readonly CatalogueGame[]): SnapshotFault[] => [
  ...sameIds(games),
  ...games.flatMap(readingFaults),
  ...games.flatMap(folderFaults),
  ...games.flatMap(imageFaults),
  ...samePages(games),
  ...samePictures(games),
  ...studioFaults(games),
];
