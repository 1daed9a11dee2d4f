import { type Questionnaire, upgradeDocument } from '@wenshu/survey-core';

/** A stored document in today's format. One that cannot be read stops here with its place, before anything is built on it. */
export function readDocument(stored: unknown): Questionnaire {
  const read = upgradeDocument(stored);
  if ('document' in read) return read.document;
  throw new Error(`A stored questionnaire cannot be read: ${read.problem} at ${read.at || 'its root'}`);
}
