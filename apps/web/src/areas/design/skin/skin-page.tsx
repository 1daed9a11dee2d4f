import { CreatePage } from '../questionnaire/create-page.tsx';
import { SkinScreen } from './skin-screen.tsx';

/** /survey/create/skin?scrollId=… */
export default function SkinPage() {
  return (
    <CreatePage>
      <SkinScreen />
    </CreatePage>
  );
}
