import type { EndOutcome, EndPage, RichText } from '@wenshu/survey-core/answering';

/** What stands behind `{name}` in an address that a survey ends at. */
export interface EndPlaces {
  readonly scrollId: string;
  readonly recordId: string;
  readonly outcome: EndOutcome;
  /** Those of the link, each by its name: where another system sent somebody, it knows them again. */
  readonly parameters?: Readonly<Record<string, string>>;
}

export type End =
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'text'; readonly text: RichText }
  /** The creator wrote nothing: our own words. */
  | { readonly kind: 'standard' };

/** How an outcome is shown: the link's own address wins, then the creator's address or text. */
export function endOf(
  outcome: EndOutcome,
  page: EndPage | null | undefined,
  links: { readonly [outcome: string]: string },
  places: EndPlaces,
): End {
  const wanted = links[outcome] || (page?.mode === 'url' ? page.redirectUrl : undefined);
  const address = safeAddress(wanted && fillPlaces(wanted, places));
  if (address) return { kind: 'address', address };
  return page && (page.text.html || page.text.text.trim()) ? { kind: 'text', text: page.text } : { kind: 'standard' };
}

function fillPlaces(address: string, places: EndPlaces): string {
  const { parameters, ...known } = places;
  const values: Readonly<Record<string, unknown>> = { ...parameters, ...known };
  return address.replace(/\{([^{}]+)\}/g, (place, name: string) => {
    const value = values[name];
    return typeof value === 'string' ? encodeURIComponent(value) : place;
  });
}

/** http and https only: an address of another kind could run a script here. */
export function safeAddress(address: string | undefined): string | undefined {
  const whole = address?.trim().replace(/^\{host\}/, window.location.origin);
  return whole && /^https?:\/\/[^\s"'<>\\]+$/i.test(whole) ? whole : undefined;
}
