import { identityFields, type Visit } from '@wenshu/api-contract';
import { wordsLanguageOf } from '@wenshu/survey-core';
import { identityTexts } from '@wenshu/texts/collect/identity';
import type { Entry } from './entry.ts';

type IdentityStep = Extract<Visit, { step: 'identity' }>;

/** What the identity check asks for, in the visitor's language. */
export function presentIdentity(
  { identity }: Entry,
  languageTag: string,
): Pick<IdentityStep, 'fields' | 'smsField' | 'help'> {
  const fields = identityFields(identity?.fields ?? [], identityTexts[wordsLanguageOf(languageTag)].fields);
  return { fields, smsField: identity?.hasSms ? 'mobile' : null, help: identity?.help ?? null };
}
