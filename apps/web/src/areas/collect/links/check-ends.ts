import { type EndOutcome, endOutcomes, isLink } from '@wenshu/survey-core';

export type Addresses = Readonly<Partial<Record<EndOutcome, string>>>;

/** Those that are filled in, and which of them are no addresses. As the server does: anything else would run in the respondent's page. */
export function checkEnds(written: Addresses): { readonly addresses: Addresses; readonly bad: readonly EndOutcome[] } {
  const filled = endOutcomes.flatMap(outcome => {
    const address = written[outcome]?.trim();
    return address ? [[outcome, address] as const] : [];
  });
  return {
    addresses: Object.fromEntries(filled),
    bad: filled.filter(([, address]) => !isLink(address)).map(([outcome]) => outcome),
  };
}
