import { documentCalls } from '@wenshu/api-contract';
import { documentTexts } from '@wenshu/texts/people/documents';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { DocumentPage } from './document-page.tsx';

const read = () => client.call(documentCalls.getPrivacyAgreement, {}, { authorization: false, quiet: true });

/** /privacy-agreement */
export default function PrivacyPage() {
  return <DocumentPage title={useTexts(documentTexts).names.privacy} read={read} />;
}
