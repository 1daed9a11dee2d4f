import type { AnswerFile } from '@wenshu/survey-core/answering';

/** Where a sent file can be looked at again, by those whose record it is. */
export function fileAddress({ id }: AnswerFile, fields: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams({ fileId: id });
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) query.set(name, value);
  return `/api/survey/answer/file?${query}`;
}
