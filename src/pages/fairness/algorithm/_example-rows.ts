import type { Example } from '#domain/proof/algorithm/examples/examples.ts';
import { t } from '#i18n/server.ts';

const drawText = ({ below, drawn }: Example['draws'][number]): string =>
  below === null ? t('algorithm.game.draw_word', { drawn }) : t('algorithm.game.draw_below', { drawn, below });

const fractionText = ({ paid, ...facts }: Example['fractions'][number]): string =>
  paid ? t('algorithm.game.fraction_paid', facts) : t('algorithm.game.fraction_unpaid', facts);

const seedsOf = ({ proof }: Example['record']): readonly unknown[] =>
  proof.kind === 'seeds' ? [proof.serverSeed, proof.clientSeed, proof.nonce] : [proof.link, proof.salt, proof.index];

/** A value as it stands in the JSON, in one line that may break at its spaces; nothing for an empty list. */
const jsonText = (value: unknown): string =>
  Array.isArray(value) && value.length === 0
    ? ''
    : JSON.stringify(value, undefined, 1)
        .replaceAll(/([[{])\n\s*/g, '$1')
        .replaceAll(/\n\s*([\]}])/g, '$1')
        .replaceAll(/\n\s*/g, ' ');

/** An example as its page tells it; what it has none of is left out. */
export const exampleRows = ({ record, draws, left, fractions }: Example) => {
  const { bets, addedBets, actions, outcome, wins, stake, payout, currency } = record;
  const rows = [
    ['seeds', seedsOf(record).join(', ')],
    ['bets', jsonText(bets)],
    ['added_bets', jsonText(addedBets)],
    ['actions', [jsonText(actions), left ? t('algorithm.game.then_left') : ''].filter(Boolean).join('; ')],
    ['draws', draws.map(drawText).join(', ')],
    ['outcome', jsonText(outcome)],
    ['wins', jsonText(wins)],
    ['fractions', fractions.map(fractionText).join('; ') || t('algorithm.game.no_fractions')],
    ['payment', t('algorithm.game.payment_text', { stake, payout, currency })],
  ] as const;
  return rows.flatMap(([name, text]) => (text === '' ? [] : [{ name: t(`algorithm.game.${name}`), text }]));
};
