import { setTimeout as wait } from 'node:timers/promises';
import { secondFactorCalls } from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { authenticatorCode } from '../../apps/server/src/testing/fakes/authenticator-code.ts';
import { PASSWORD, type World } from './world.ts';

type Ask = Pick<World, 'ask'>;

const STEP_MS = 30_000;
const password = () => encryptField(PASSWORD);

/** The owner's authenticator: what it was given last, and how far its codes are spent. A code works once, and so does any before it. */
let secret = '';
let spentStep = 0;

/** One that the server has not seen: of half a minute ago, of now, of half a minute ahead. Then the next one is waited for. */
export async function nextFactorCode(): Promise<string> {
  const now = () => Math.floor(Date.now() / STEP_MS);
  spentStep = Math.max(spentStep + 1, now() - 1);
  while (spentStep > now() + 1) await wait(500);
  return authenticatorCode(secret, new Date(spentStep * STEP_MS));
}

export async function turnFactorOff({ ask }: Ask): Promise<void> {
  const { isOn } = await ask(secondFactorCalls.state, {});
  if (isOn) await ask(secondFactorCalls.turnOff, { password: password(), code: await nextFactorCode() });
}

/** A new secret, not yet on. */
export async function prepareFactor(world: Ask): Promise<void> {
  await turnFactorOff(world);
  secret = (await world.ask(secondFactorCalls.prepare, { password: password() })).secret;
  spentStep = 0;
}

export async function turnFactorOn(world: Ask): Promise<void> {
  await prepareFactor(world);
  await world.ask(secondFactorCalls.turnOn, { code: await nextFactorCode() });
}
