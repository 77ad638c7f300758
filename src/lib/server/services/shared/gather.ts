import type { ServerContext } from '../../context.ts';

/** Collects what comes in and hands it out together, at most once in so many ms. */
export const createGatherer = <Item>(everyMs: number, handOut: (items: readonly Item[]) => void) => {
  let items: Item[] = [];
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const gathered = items;
    items = [];
    if (gathered.length > 0) handOut(gathered);
  };
  return {
    add: (...more: readonly Item[]): void => {
      if (more.length === 0) return;
      items.push(...more);
      timer ??= setTimeout(flush, everyMs);
    },
    flush,
  };
};

/** PostgreSQL's NOTIFY carries 8,000 bytes; an item takes less than 200. */
const itemsMax = 35;

/** A list cut into parts of which each fits into one message. */
export const partsOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / itemsMax) }, (_, part) =>
    items.slice(part * itemsMax, (part + 1) * itemsMax),
  );

/** Tells one message after the other, in their order; one that cannot be told is lost. */
export const createTeller = <Message>(
  ctx: ServerContext,
  game: string,
  tell: (message: Message) => Promise<unknown>,
) => {
  let sending: Promise<void> = Promise.resolve();
  return {
    tell: (message: Message): void => {
      sending = sending
        .then(() => tell(message))
        .then(
          () => undefined,
          (error: unknown) => ctx.log.warn({ game, reason: String(error) }, 'the other processes could not be told'),
        );
    },
    told: (): Promise<void> => sending,
  };
};
