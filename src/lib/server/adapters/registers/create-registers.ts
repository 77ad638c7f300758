import { registerTitles } from '#domain/registers/register.ts';
import { type Config, ConfigError } from '../../config.ts';
import type { ServerContext } from '../../context.ts';
import { dbBook } from '../../sandbox/registers/book.ts';
import { answersOf } from '../../sandbox/registers/registers.ts';
import { sandboxKeys } from '../../sandbox/registers/sandbox-keys.ts';
import { overNetwork, registerBy } from './ask.ts';
import type { Register, Registers } from './register.ts';
import { protocolOf, readRegisterKeys } from './register-keys.ts';

type Outside = Pick<ServerContext, 'db' | 'clock' | 'log'>;

/**
 * The registers that the settings name: over the network with the operator's keys, else those of the sandbox where that is on. Throws
 * `ConfigError` where one can be asked by neither.
 */
export function createRegisters(
  { registers, sandbox }: Pick<Config, 'registers' | 'sandbox'>,
  { db, clock, log }: Outside,
): Registers {
  const keys = readRegisterKeys(registers.keysFile);
  const played = answersOf(dbBook({ db, clock }));
  const made = new Map<string, Register>();
  const create = (name: Register['name']): Register => {
    const own = protocolOf(name, keys);
    const protocol = own ?? (sandbox ? protocolOf(name, sandboxKeys) : undefined);
    if (protocol === undefined)
      throw new ConfigError(`REGISTERS: ${registerTitles[name]} needs its part of REGISTER_KEYS_FILE`);
    return registerBy(protocol, {
      carry: own
        ? overNetwork
        : async ({ url, headers, body }) =>
            played.fetch(new Request(url, { method: 'POST', headers: { ...headers }, body })),
      now: () => clock.now().getTime(),
      onSilence: (reason) => log.warn({ register: name, reason }, 'a register did not answer'),
    });
  };
  // One that stands for two countries is one, with one count of its silences.
  const one = (name: Register['name']): Register => {
    const register = made.get(name) ?? create(name);
    made.set(name, register);
    return register;
  };
  return new Map([...registers.byCountry].map(([country, name]) => [country, one(name)]));
}
