import { type Autoplay, afterRound, endedBy, endingBefore, freshAutoplay, lossLeft } from '#domain/limits/autoplay.ts';
import { formatAmount } from '#domain/money/amount.ts';
import type { ApiResult, OwnHouse } from '#stores/calls/api.ts';
import { minorOf } from '#stores/format/money.ts';
import type { Round } from '#stores/play/game.ts';
import { trialCurrency } from '#stores/trial/state.ts';

type Fields = Readonly<Record<string, unknown>>;

const id = '00000000-0000-4000-8000-0000000000aa';
const minor = (amount: unknown): bigint => minorOf(String(amount), trialCurrency);

/** Puts the table before a house whose operator allows autoplay and turbo: the series by the house's own rules, the rounds by `answer`. */
export const allowing = (answer: OwnHouse): OwnHouse => {
  let series: Autoplay | undefined;
  const told = () =>
    series && {
      id,
      rounds: series.rounds,
      placed: series.placed,
      lossLeft: formatAmount(lossLeft(series), trialCurrency),
      ending: series.ending,
    };
  const done = async (value: object): Promise<ApiResult<unknown>> => ({ ok: true, value });
  const add = async (
    answered: Promise<ApiResult<unknown>>,
    more: (value: Fields) => Fields,
  ): Promise<ApiResult<unknown>> => {
    const result = await answered;
    return result.ok ? { ok: true, value: { ...(result.value as Fields), ...more(result.value as Fields) } } : result;
  };
  return (name, input) => {
    const body = (input as { body?: Fields }).body ?? {};
    if (name === 'startAutoplay') {
      const { rounds, lossLimit, winLimit } = body;
      const terms = { rounds: Number(rounds), lossLimitMinor: minor(lossLimit), winLimitMinor: minor(winLimit) };
      series = freshAutoplay(terms);
      return done({ autoplay: told() });
    }
    if (name === 'stopAutoplay') {
      series = series && endedBy(series, 'stopped');
      return done({ autoplay: told() });
    }
    const bets = (body['bets'] ?? []) as { amount: string }[];
    const stakeMinor = bets.reduce((sum, { amount }) => sum + minor(amount), 0n);
    const ending = body['automatic'] && series ? endingBefore(series, stakeMinor) : null;
    if (ending !== null)
      return Promise.resolve({ ok: false, code: 'autoplay_over', status: 409, message: '', facts: { ending } });
    const answered = answer(name, input);
    if (!answered) return answered;
    if (/^(?:open|read)GameSession$/.test(name)) return add(answered, () => ({ autoplay: true, turbo: true }));
    if (!body['automatic']) return answered;
    return add(answered, ({ round }) => {
      const payoutMinor = minor((round as Extract<Round, { status: 'settled' }>).payout);
      series = series && afterRound(series, { stakeMinor, payoutMinor, jackpotMinor: 0n, feature: false });
      return { autoplay: told() };
    });
  };
};
