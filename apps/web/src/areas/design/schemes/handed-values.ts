import { readJson, tabPlace } from '../../../app/local-storage.ts';
import { newHexId } from '../../../app/new-hex-id.ts';
import { schemesAddress } from '../solutions/solution-address.ts';
import type { TypedValues } from './scheme-setting.ts';

const keyOf = (handed: string) => `wenshu.scheme.${handed}`;

/** Where a scheme is set up with its form filled in already. The values stay in this tab: they are too long for an address, and a reload has them. */
export function handToScheme(scheme: string, values: TypedValues): string {
  const handed = newHexId();
  tabPlace.set(keyOf(handed), JSON.stringify(values));
  return schemesAddress({ scheme, handed });
}

/** What was handed over; nothing where the tab has not kept it. */
export function readHanded(handed: string | undefined): TypedValues {
  const kept = handed === undefined ? undefined : readJson(tabPlace, keyOf(handed));
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === 'string'));
}
