import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { newId } from '#stores/calls/new-id.ts';
import { isOfCoins, type PayoutDraft, payoutFaults, payoutOf, payoutOutcome } from '#stores/desk/money-drafts.ts';
import { type DeskPlayer, requestPayout } from '#stores/desk/players.ts';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { errorOf, SumFields, Will } from './MoneyFields.tsx';
import { MoneySheet } from './MoneySheet.tsx';

export const newPayout = (): PayoutDraft => ({ currency: '', amount: '', address: '', key: newId() });

type PayoutSheetProps = {
  data: DeskPlayer;
  draft: PayoutDraft;
  setDraft: (draft: PayoutDraft) => void;
  /** Loads the player anew. */
  reload: () => Promise<unknown>;
  onClose: () => void;
};

/** Asks for a payout in the player’s name. */
export function PayoutSheet({ data: { player, balances }, draft, setDraft, reload, onClose }: PayoutSheetProps) {
  // Another wish has another key, so that it is never answered with the one before it.
  const change = (part: Partial<PayoutDraft>): void => setDraft({ ...draft, ...part, key: newId() });
  const outcome = payoutOutcome(draft, balances);
  const isCoins = isOfCoins(draft.currency);
  return (
    <MoneySheet
      title={t('deskmoney.payout.title')}
      lead={t('deskmoney.payout.lead')}
      faults={() => payoutFaults(draft, balances)}
      send={() => requestPayout(player.id, payoutOf(draft))}
      onSent={() => {
        setDraft(newPayout());
        void reload();
      }}
      sent={t('deskmoney.payout.sent')}
      press={t('deskmoney.payout.send')}
      onClose={onClose}
      draft={draft}
      will={
        <Will
          what={
            outcome === null
              ? undefined
              : t(isCoins ? 'deskmoney.payout.will_coins' : 'deskmoney.payout.will_account', {
                  sum: displayAmount(-outcome.delta, outcome.currency),
                })
          }
          now={outcome?.own ?? 0n}
          after={outcome === null ? 0n : outcome.own + outcome.delta}
          afterLabel={t('deskmoney.payout.left')}
          currency={outcome?.currency ?? 'EUR'}
        />
      }
    >
      {(faults) => (
        <>
          <SumFields
            balances={balances}
            currency={draft.currency}
            amount={draft.amount}
            faults={faults}
            change={change}
          />
          {isCoins && (
            <Field
              label={t('deskmoney.payout.address')}
              hint={t('deskmoney.payout.address_hint')}
              error={errorOf(faults, 'address')}
              required
            >
              {(control) => (
                <Input
                  {...control}
                  value={draft.address}
                  maxLength={100}
                  autoComplete="off"
                  spellCheck={false}
                  className="font-mono text-sm"
                  onChange={({ target }) => change({ address: target.value })}
                />
              )}
            </Field>
          )}
        </>
      )}
    </MoneySheet>
  );
}
