import { escapeXml, xmlElement } from '@wenshu/survey-core';
import type { QdaCode } from './qda-project.ts';

type WrittenCode = Omit<QdaCode, 'noteIds'> & Partial<Pick<QdaCode, 'noteIds'>>;

/** The codes of a codebook as a tree, for a codebook alone (`.qdc`) and within a project. */
export function codesXml(codes: readonly WrittenCode[]): string {
  const below = new Map<string | null, WrittenCode[]>();
  for (const code of codes) below.set(code.above, [...(below.get(code.above) ?? []), code]);
  const write = (above: string | null): string => (below.get(above) ?? []).map(codeXml).join('');
  const codeXml = ({ id, name, description, colour, isCodable, noteIds = [] }: WrittenCode): string =>
    xmlElement(
      'Code',
      { guid: id, name, isCodable: String(isCodable), color: colour || null },
      description === '' ? '' : `<Description>${escapeXml(description)}</Description>`,
      ...noteIds.map(noteId => xmlElement('NoteRef', { targetGUID: noteId })),
      write(id),
    );
  return `<Codes>${write(null)}</Codes>`;
}
