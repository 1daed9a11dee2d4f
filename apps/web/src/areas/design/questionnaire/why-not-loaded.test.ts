import { errorCodes } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';
import { editorTexts } from '@wenshu/texts/design/editor';
import { expect, it } from 'vitest';
import { whyNotLoaded } from './why-not-loaded.ts';

const { en } = editorTexts;
const refused = (name: keyof typeof errorCodes) => new CallFailure('refused', '', { code: errorCodes[name].code });

it.each([
  [refused('noPermission'), 'No permission to access', false],
  [refused('questionnaireNotFound'), 'Questionnaire ID does not exist', false],
  [refused('secondFactorAsked'), 'Two-step verification is asked for', false],
  [new CallFailure('network', ''), en.loadFailed, true],
] as const)('says why a questionnaire did not come (S8.13, S8.14): %#', (error, title, mayRetry) => {
  expect(whyNotLoaded(error, en)).toMatchObject({ title, mayRetry });
});
