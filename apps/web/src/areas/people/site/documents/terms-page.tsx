import { documentCalls } from '@wenshu/api-contract';
import { documentTexts } from '@wenshu/texts/people/documents';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { DocumentPage } from './document-page.tsx';

const read = () => client.call(documentCalls.getUseTerms, {}, { authorization: false, quiet: true });

/** /service-agreement */
export default function TermsPage() {
  return <DocumentPage title={useTexts(documentTexts).names.terms} read={read} />;
}
