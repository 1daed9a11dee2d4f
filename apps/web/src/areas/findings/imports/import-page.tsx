import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { scrollCalls } from '@wenshu/api-contract';
import { importTexts } from '@wenshu/texts/findings/import';
import { PageTitle } from '@wenshu/ui';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import classes from './import.module.css';
import { ImportScreen } from './import-screen.tsx';

/** /survey/import: data from a file; with a questionnaire in the address, a further wave of it (S2.18, S5.104). */
export default function ImportPage() {
  const t = useTexts(importTexts);
  const { scrollId } = useSearch({ strict: false }) as { scrollId?: string };
  const { data: name = '' } = useQuery({
    queryKey: ['survey-name', scrollId],
    queryFn: () => client.call(scrollCalls.getScrollName, { scrollId: scrollId! }, { quiet: true }),
    enabled: scrollId !== undefined,
  });
  return (
    <div className={classes.page}>
      <PageTitle title={t.title} lead={scrollId === undefined ? t.lead : t.leadWave({ name })} />
      <ImportScreen key={scrollId ?? ''} scrollId={scrollId} />
    </div>
  );
}
