import { type CallRequest, recordExportCalls } from '@wenshu/api-contract';
import type { TestPerson } from './build-person.ts';
import type { TestApp } from './build-test-app.ts';
import { madeFile } from './made-file.ts';

/** An export of records as its person gets it. */
export const exportedFile = (
  test: TestApp,
  person: TestPerson,
  input: CallRequest<typeof recordExportCalls.export>,
  lang: 'zh' | 'en' = 'en',
) => madeFile(test, person, recordExportCalls.export, input, lang);
