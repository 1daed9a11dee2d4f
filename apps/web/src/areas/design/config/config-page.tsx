import { useSearch } from '@tanstack/react-router';
import { LanguagesScreen } from '../languages/languages-screen.tsx';
import { CreatePage } from '../questionnaire/create-page.tsx';
import { ConfigScreen } from './config-screen.tsx';

/** /survey/create/config?scrollId=…; with view=languages, the languages and their texts. */
export default function ConfigPage() {
  const { view } = useSearch({ strict: false }) as { view?: string };
  return <CreatePage>{view === 'languages' ? <LanguagesScreen /> : <ConfigScreen />}</CreatePage>;
}
