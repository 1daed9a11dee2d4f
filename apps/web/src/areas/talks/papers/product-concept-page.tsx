import { PapersPage } from './papers-page.tsx';

/** /survey/ProductConcept (S2.22). */
export default function ProductConceptPage() {
  return <PapersPage kind="concept" />;
}
