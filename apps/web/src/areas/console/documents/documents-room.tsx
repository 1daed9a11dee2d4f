import { useSearch } from '@tanstack/react-router';
import { DocumentEditorPage } from './document-editor-page.tsx';
import { DocumentsList } from './documents-list.tsx';
import { useDocuments } from './use-documents.ts';

/** /operator/documents: the five texts, or one of them. */
export default function DocumentsRoom() {
  const { kind } = useSearch({ strict: false }) as { kind?: string };
  const documents = useDocuments();
  const document = documents.data?.find(one => one.kind === kind);
  if (document) return <DocumentEditorPage key={document.kind} document={document} />;
  return <DocumentsList documents={documents} />;
}
