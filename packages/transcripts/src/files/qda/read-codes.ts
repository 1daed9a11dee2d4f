import type { XmlElement } from '@wenshu/survey-core';
import type { QdaCode } from './qda-project.ts';
import { childrenOf, descriptionOf, idOf, said, targetsOf } from './xml-of-qda.ts';

/** The codes of a codebook, each behind the one above it; also of one that stands alone (`.qdc`). */
export function codesOf(book: XmlElement): QdaCode[] {
  return childrenOf(book, 'Codes').flatMap(list => codesBelow(list, null));
}

function codesBelow(list: XmlElement, above: string | null): QdaCode[] {
  return childrenOf(list, 'Code').flatMap((code, at) => {
    // Some give codes no GUID.
    const id = idOf(code) || `${above ?? ''}/${at}`;
    const own: QdaCode = {
      id,
      above,
      name: said(code, 'name'),
      description: descriptionOf(code),
      colour: colourOf(said(code, 'color')),
      isCodable: said(code, 'isCodable').toLowerCase() !== 'false',
      noteIds: targetsOf(code, 'NoteRef'),
    };
    return [own, ...codesBelow(code, id)];
  });
}

function colourOf(written: string): string {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(written);
  if (short)
    return `#${short
      .slice(1)
      .map(sign => sign + sign)
      .join('')}`;
  return /^#[0-9a-f]{6}$/i.test(written) ? written : '';
}
