import { clientSeedFrom, commitmentOf, parseClientSeed, serverSeedFrom } from '#domain/fairness/seeds.ts';
import { createStream } from '#domain/fairness/stream.ts';
import { cardsOf, cardText } from '#domain/games/kit/cards/card.ts';

/**
 * The seal of the home page, which is no picture of one: this browser draws a secret seed, shows its SHA-256 first, and computes the card
 * from both seeds when it is opened, by the very functions that decide and verify rounds (domain/fairness).
 */
const root = document.querySelector<HTMLFormElement>('[data-seal]');
const part = <E extends HTMLElement>(name: string): E | null => root?.querySelector<E>(`[data-seal-${name}]`) ?? null;
const input = part<HTMLInputElement>('yours');

const random = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));
/** As long as a seed that the house proposes at its tables is not what this is about: short enough to read aloud. */
const proposedBytes = 4;

const cards = cardsOf(52).length;

let secret = '';

const write = (name: string, text: string): void => {
  const place = part(name);
  if (place) place.textContent = text;
};

/** A new secret, of which only the fingerprint is shown. */
const seal = (): void => {
  if (!root) return;
  secret = serverSeedFrom(random(32));
  write('fingerprint', commitmentOf(secret));
  write('secret', '');
  write('said', '');
  root.dataset['seal'] = 'shut';
};

const faceOf = (card: string): void => {
  const [sign = '', suit = ''] = card;
  write('rank', sign === 'T' ? '10' : sign);
  part('face')?.classList.toggle('is-red', suit === 'h' || suit === 'd');
  for (const use of root?.querySelectorAll('use') ?? []) use.setAttribute('href', `#seal-suit-${suit}`);
};

/** The seed is shown and hashed once more; both seeds make the card. */
const open = (): void => {
  if (!root || !input) return;
  const yours = parseClientSeed(input.value);
  input.setCustomValidity(yours.ok ? '' : (root.dataset['invalid'] ?? ''));
  if (!yours.ok) {
    input.reportValidity();
    return;
  }
  const card = createStream({ serverSeed: secret, clientSeed: yours.value, nonce: 1 }).below(cards);
  const names = JSON.parse(root.dataset['names'] ?? '[]') as readonly string[];
  faceOf(cardText(card));
  write('secret', secret);
  const same = commitmentOf(part('secret')?.textContent ?? '') === part('fingerprint')?.textContent;
  write('said', ((same ? root.dataset['same'] : root.dataset['differs']) ?? '').replace('{{card}}', names[card] ?? ''));
  root.dataset['seal'] = 'open';
};

root?.addEventListener('submit', (event) => {
  event.preventDefault();
  if (root.dataset['seal'] === 'open') seal();
  else open();
});
input?.addEventListener('input', () => {
  input.setCustomValidity('');
  // Another seed of the player's is another round: it needs a seal that is still shut.
  if (root?.dataset['seal'] === 'open') seal();
});
if (input && input.value === '') input.value = clientSeedFrom(random(proposedBytes));
seal();
