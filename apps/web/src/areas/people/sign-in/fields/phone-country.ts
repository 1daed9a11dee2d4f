import { callingCodes } from '@wenshu/api-contract/calling-codes';

/** Numbers of mainland China are written without their code (P5.3). */
const HOME = { region: 'CN', code: '86' } as const;

export interface PhoneCountry {
  readonly region: string;
  readonly code: string;
}

/** Every country and region with its calling code, as the reader calls them, in the order of their names; mainland China first. */
export function listCountries(locale: string): readonly (PhoneCountry & { readonly name: string })[] {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' });
  const all = Object.entries(callingCodes).flatMap(([code, regions]) =>
    regions.split(' ').map(region => ({ code, region, name: names.of(region) ?? region })),
  );
  const isHome = ({ region }: PhoneCountry) => (region === HOME.region ? 1 : 0);
  return all.toSorted((a, b) => isHome(b) - isHome(a) || a.name.localeCompare(b.name, locale));
}

/** Of which country a number is, by its code. Several share one: the one that was chosen, if it is among them, else the largest. */
export function countryOf(phone: string, chosen: string | undefined): PhoneCountry | undefined {
  if (!phone.startsWith('+')) return HOME;
  const code = [4, 3, 2, 1].map(length => phone.slice(1, 1 + length)).find(word => Object.hasOwn(callingCodes, word));
  if (code === undefined) return undefined;
  const regions = callingCodes[code]!.split(' ');
  return { code, region: regions.find(region => region === chosen) ?? regions[0]! };
}

/** The same number behind another country's code. */
export function withCountry(phone: string, code: string): string {
  const before = phone.startsWith('+') ? countryOf(phone, undefined)?.code : undefined;
  const rest = phone.startsWith('+') ? phone.slice(1 + (before?.length ?? 0)) : phone;
  return code === HOME.code ? rest : `+${code}${rest}`;
}
