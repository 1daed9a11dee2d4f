import { PapersPage } from './papers-page.tsx';

/** /survey/AccessOutline (S2.20). */
export default function OutlinePage() {
  return <PapersPage kind="outline" />;
}
