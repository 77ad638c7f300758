/** One listener of a stream of ours, as a browser would be. */
export type EventsHeard = {
  /** Everything that came, as text. */
  readonly text: () => string;
  readonly events: Record<string, unknown>[];
  /** The first event of this type from now on, or from the beginning when it came already and `again` is not said. */
  readonly next: <T>(type: string, again?: 'again') => Promise<T>;
  /** Resolves when the server ends the stream. */
  readonly over: Promise<void>;
  readonly hangUp: () => void;
  readonly status: number;
  readonly headers: Headers;
};

export async function hearEvents(url: string, cookie: string): Promise<EventsHeard> {
  const hangup = new AbortController();
  const response = await fetch(url, { headers: { cookie, accept: 'text/event-stream' }, signal: hangup.signal });
  const events: Record<string, unknown>[] = [];
  const waiting = new Set<() => void>();
  let text = '';
  let read = 0;
  const hear = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      for (let end = text.indexOf('\n\n', read); end !== -1; end = text.indexOf('\n\n', read)) {
        const data = /^data: (.*)$/m.exec(text.slice(read, end))?.[1];
        read = end + 2;
        if (data !== undefined) events.push(JSON.parse(data) as Record<string, unknown>);
      }
      for (const look of waiting) look();
    }
  };
  const over = hear().catch(() => undefined);
  return {
    text: () => text,
    events,
    next: <T>(type: string, again?: 'again') =>
      new Promise<T>((resolve) => {
        const from = again ? events.length : 0;
        const look = () => {
          const found = events.slice(from).find((event) => event['type'] === type);
          if (!found) return;
          waiting.delete(look);
          resolve(found as T);
        };
        waiting.add(look);
        look();
      }),
    over,
    hangUp: () => hangup.abort(),
    status: response.status,
    headers: response.headers,
  };
}
