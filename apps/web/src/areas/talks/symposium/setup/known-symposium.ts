import { symposiumCalls } from '@wenshu/api-contract';
import { client } from '../../../../app/client.ts';

export type KnownSymposium = Awaited<ReturnType<typeof readSymposium>>;

export function readSymposium(scrollId: string, signal: AbortSignal) {
  return client.call(symposiumCalls.get, { scrollId }, { quiet: true, signal });
}
