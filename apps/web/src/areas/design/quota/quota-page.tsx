import { CreatePage } from '../questionnaire/create-page.tsx';
import { QuotaScreen } from './quota-screen.tsx';

/** /survey/create/quota?scrollId=… */
export default function QuotaPage() {
  return (
    <CreatePage>
      <QuotaScreen />
    </CreatePage>
  );
}
