import { PapersPage } from './papers-page.tsx';

/** /survey/DeskStudy (S2.21). */
export default function DeskStudyPage() {
  return <PapersPage kind="desk-study" />;
}
