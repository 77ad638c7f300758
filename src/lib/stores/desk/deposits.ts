import { atom } from 'nanostores';
import { afterAct } from './after-act.ts';
import { createDeskQuery } from './asked.ts';
import { callDesk, type DeskAnswer, type DeskFail, type DeskInput } from './call-desk.ts';

export type HeldDeposit = DeskAnswer<'listHeldDeposits'>[number];
type HeldCoins = DeskAnswer<'listHeldCoins'>;
export type CoinTransfer = HeldCoins['transfers'][number];
export type CoinFinding = HeldCoins['findings'][number];

export const $heldDeposits = createDeskQuery(() => callDesk('listHeldDeposits', {}));
export const $heldCoins = createDeskQuery(() => callDesk('listHeldCoins', {}));

export const releaseDeposit = (id: string) =>
  afterAct(callDesk('releaseDeposit', { params: { id } }), $heldDeposits.reload);
export const noteDepositReturned = (id: string, reference: string, checked: boolean) =>
  afterAct(callDesk('noteDepositReturned', { params: { id }, body: { reference, checked } }), $heldDeposits.reload);

export const readCoins = (id: string) => callDesk('readCoins', { params: { id } });
export const releaseCoins = (id: string) => afterAct(callDesk('releaseCoins', { params: { id } }), $heldCoins.reload);
export const noteCoinsReturned = (id: string, transaction: string) =>
  afterAct(callDesk('noteCoinsReturned', { params: { id }, body: { transaction } }), $heldCoins.reload);
export const chargeCoinsBack = (id: string) =>
  afterAct(callDesk('chargeCoinsBack', { params: { id } }), $heldCoins.reload);
export const settleFinding = (id: string, reason: string) =>
  afterAct(callDesk('settleFinding', { params: { id }, body: { reason } }), $heldCoins.reload);

/** What a statement came to against the books. */
export type Compared = DeskAnswer<'compareStatement'> & { readonly file: string };
type Asked = {
  readonly result: Compared | undefined;
  readonly failed: DeskFail | undefined;
  readonly loading: boolean;
};
export const $compared = atom<Asked>({ result: undefined, failed: undefined, loading: false });

type Whose = Omit<DeskInput<'compareStatement'>['body'], 'file' | 'csv'>;

/** Holds a file against the books; what the last one came to goes away with the question. */
export const compareFile = async (file: File, whose: Whose): Promise<void> => {
  $compared.set({ result: undefined, failed: undefined, loading: true });
  const answer = await callDesk('compareStatement', {
    body: { file: file.name.slice(0, 200), csv: await file.text(), ...whose },
  });
  $compared.set(
    answer.ok
      ? { result: { ...answer.value, file: file.name }, failed: undefined, loading: false }
      : { result: undefined, failed: answer, loading: false },
  );
};
