import type { SandboxAction } from '#server/sandbox/deliver.ts';
import { depositOf } from '#server/services/payments/deposits.ts';
import { newPlayer } from '#tests/server/identity/world.ts';
import { cashOf, type House, openedDeposit } from './house.ts';

/** A new player at a company's page in the sandbox: what he can press there, and how his deposit and his cash stand. */
export async function begin(house: House, gateway: string) {
  const { session } = await newPlayer(house);
  const opened = await openedDeposit(house, session, { gateway });
  const page = `${house.origin}/sandbox/pay/${opened.gateway}/${opened.reference}`;
  const press = async (action: SandboxAction) =>
    fetch(page, {
      method: 'POST',
      headers: { origin: house.origin },
      body: new URLSearchParams({ action }),
      redirect: 'manual',
    });
  const stateNow = async () => {
    const found = await depositOf(house.ctx, session, opened.id);
    return [found.ok ? found.value.state : found.code, await cashOf(house, session.playerId)];
  };
  return { session, opened, page, press, stateNow };
}
