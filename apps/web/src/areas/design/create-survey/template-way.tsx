import { useQuery } from '@tanstack/react-query';
import { scrollStartCalls } from '@wenshu/api-contract';
import { createSurveyTexts } from '@wenshu/texts/design/create-survey';
import { useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { TemplatePool } from './template-pool.tsx';
import { TemplatePreview } from './template-preview.tsx';

/** The template pool: what there is, and a look at one before it is used. */
export function TemplateWay() {
  const t = useTexts(createSurveyTexts);
  const [opened, setOpened] = useState<string>();
  const templates = useQuery({
    queryKey: ['templates'],
    queryFn: () => client.call(scrollStartCalls.templates),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const words = {
    loading: t.templatesLoading,
    loadFailed: t.templatesFailed,
    loadFailedText: t.templatesFailedText,
    retry: t.retry,
  };
  return (
    <>
      <Loaded of={templates} words={words}>
        {found => <TemplatePool templates={found} onOpen={setOpened} />}
      </Loaded>
      {opened && <TemplatePreview slug={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
