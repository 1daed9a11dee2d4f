import type { SiteDocument, SiteDocumentKind } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import { documentTexts } from '@wenshu/texts/people/documents';
import { guideText } from '@wenshu/texts/people/documents/guide';
import { manualText } from '@wenshu/texts/people/documents/manual';
import { statementText } from '@wenshu/texts/people/documents/statement';
import type { Queryable } from '../../../platform/database/database.ts';
import { findPublished } from './document-version.repository.ts';

/** What comes with the product, version 0 of each. */
const own: Readonly<Record<SiteDocumentKind, (language: Language) => string>> = {
  terms: language => documentTexts[language].own.terms,
  privacy: language => documentTexts[language].own.privacy,
  manual: language => manualText[language].content,
  guide: language => guideText[language].content,
  statement: language => statementText[language].content,
};

/** The text that comes with the product: version 0. */
export const ownDocument = (kind: SiteDocumentKind, language: Language): string => own[kind](language);

/** A text of the installation as it is at that moment: what an operator published last, or the product's own. */
export async function readSiteDocument(
  db: Queryable,
  kind: SiteDocumentKind,
  language: Language,
  now: Date,
): Promise<SiteDocument> {
  const found = await findPublished(db, kind, language, now);
  if (!found) return { version: 0, publishTime: null, content: ownDocument(kind, language) };
  return { version: found.version, publishTime: found.validFrom.getTime(), content: found.content };
}
