import { useQuery } from '@tanstack/react-query';
import { scrollStartCalls } from '@wenshu/api-contract';
import { createSurveyTexts } from '@wenshu/texts/design/create-survey';
import { ActionButton, ErrorState, LoadingState } from '@wenshu/ui';
import { client } from '../../../app/client.ts';
import { ViewDialog } from '../../../app/forms/view-dialog.tsx';
import { language, languageCode, useTexts } from '../../../app/language/language.ts';
import classes from './create-survey.module.css';
import { NameForm } from './name-form.tsx';
import { QuestionPreview } from './question-preview.tsx';

/** All questions of a template, and the way to begin with them. */
export function TemplatePreview({ slug, onClose }: { readonly slug: string; onClose(): void }) {
  const t = useTexts(createSurveyTexts);
  const template = useQuery({
    queryKey: ['template', slug],
    queryFn: () => client.call(scrollStartCalls.template, { slug }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const retry = <ActionButton onClick={() => void template.refetch()}>{t.retry}</ActionButton>;
  return (
    <ViewDialog width={760} title={template.data?.title ?? t.preview} isScrolling onClose={onClose}>
      {template.isPending && <LoadingState text={t.templatesLoading} />}
      {template.isError && (
        <ErrorState level={2} title={t.templatesFailed} text={t.templatesFailedText} actions={retry} />
      )}
      {template.data && (
        <>
          <div className={classes.useTemplate}>
            <NameForm
              start={template.data.title}
              confirm={t.useTemplate}
              onCreate={async name =>
                (
                  await client.call(scrollStartCalls.createFromTemplate, {
                    slug,
                    name,
                    languageId: languageCode(language),
                  })
                ).scrollId
              }
            />
          </div>
          <p className={classes.hint}>{template.data.introduction}</p>
          <QuestionPreview questions={template.data.questions} />
        </>
      )}
    </ViewDialog>
  );
}
