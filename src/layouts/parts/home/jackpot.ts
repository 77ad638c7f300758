import type { ResponseOf } from '#contract/call.ts';
import type { listJackpots } from '#contract/games/catalogue.ts';
import { grouped } from '#domain/money/grouped.ts';
import { readText } from '#stores/calls/page-text.ts';

const everyMs = 15_000;
const path = '/game-aggregator-service/api/v1/jackpots';

/** Only what changed is written, and what was read last stays when the house does not answer. */
const load = async (): Promise<void> => {
  if (document.visibilityState !== 'visible') return;
  const answer = await readText(path);
  if (!answer.ok) return;
  const { jackpots } = JSON.parse(answer.value) as ResponseOf<typeof listJackpots>;
  for (const { id, amount } of jackpots) {
    const place = document.querySelector<HTMLElement>(`[data-pot="${id}"]`);
    const text = `${place?.dataset['symbol']}${grouped(amount)}`;
    if (place && place.textContent !== text) place.textContent = text;
  }
};

setInterval(load, everyMs);
document.addEventListener('visibilitychange', load);
void load();
