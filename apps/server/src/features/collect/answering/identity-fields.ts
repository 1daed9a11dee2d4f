import type { IdentityField, Visit } from '@wenshu/api-contract';
import { own, wordsLanguageOf } from '@wenshu/survey-core';
import { identityTexts } from '@wenshu/texts/collect/identity';
import type { Entry } from './entry.ts';

const kinds: Readonly<Record<string, IdentityField['kind']>> = { mobile: 'mobile', email: 'email' };

type IdentityStep = Extract<Visit, { step: 'identity' }>;

/** What the identity check asks for; a custom field is called what its creator called it. */
export function presentIdentity(
  { identity }: Entry,
  languageTag: string,
): Pick<IdentityStep, 'fields' | 'smsField' | 'help'> {
  const labels: Readonly<Record<string, string>> = identityTexts[wordsLanguageOf(languageTag)].fields;
  const fields = (identity?.fields ?? []).map(name => ({
    ...{ name, label: own(labels, name) ?? name },
    kind: own(kinds, name) ?? 'text',
  }));
  return { fields, smsField: identity?.hasSms ? 'mobile' : null, help: identity?.help ?? null };
}
