import { respondentCalls } from '@wenshu/api-contract';
import type { World } from './world.ts';

export type Input = Readonly<Record<string, unknown>>;

export type Prepare = (world: World) => Promise<Input>;

export const OTHER_PHONE = '13900139000';

let made = 0;

export const newName = (start: string) => `${start}${String(++made).padStart(6, '0')}`;

export const newMobile = (start = '138') => `${start}${String(10_000_000 + ++made)}`;

/** The link of somebody who can be reached. */
export async function personalCode({ ask, things: { scrollId } }: World) {
  const mobile = newMobile();
  await ask(respondentCalls.addRespondents, { scrollId, respondents: [{ name: 'Sun', mobile }] });
  const { items } = await ask(respondentCalls.findRespondents, { scrollId, search: mobile });
  return items[0]!.link.slice('/p/'.length);
}

export const parameterOf = (address: string, name: string) => new URL(address, 'http://here').searchParams.get(name);
