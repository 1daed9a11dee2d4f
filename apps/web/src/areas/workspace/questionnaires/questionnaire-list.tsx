import { PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { scrollCalls } from '@wenshu/api-contract';
import { questionnaireTexts } from '@wenshu/texts/questionnaires';
import { ActionButton, EmptyState, ErrorState, LoadingState } from '@wenshu/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { CreateQuestionnaire } from './create-questionnaire.tsx';
import { QuestionnaireCard } from './questionnaire-card.tsx';
import classes from './questionnaires.module.css';

/** Everything the person may open, newest change first. */
export function QuestionnaireList() {
  const t = useTexts(questionnaireTexts);
  const [isCreating, setIsCreating] = useState(false);
  const list = useQuery({ queryKey: ['questionnaires'], queryFn: () => client.call(scrollCalls.list) });
  const create = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setIsCreating(true)}>
      {t.create}
    </Button>
  );
  return (
    <section aria-labelledby="questionnaires-title">
      <header className={classes.head}>
        <h2 id="questionnaires-title" className={classes.title}>
          {t.title}
        </h2>
        {list.data && list.data.length > 0 && create}
      </header>
      {list.isPending && <LoadingState text={t.loading} />}
      {list.isError && (
        <ErrorState
          level={2}
          title={t.loadFailed}
          text={t.loadFailedText}
          actions={<ActionButton onClick={() => void list.refetch()}>{t.retry}</ActionButton>}
        />
      )}
      {list.data?.length === 0 && <EmptyState title={t.emptyTitle} text={t.emptyText} actions={create} />}
      <ul className={classes.list}>
        {list.data?.map(questionnaire => (
          <li key={questionnaire.scrollId}>
            <QuestionnaireCard questionnaire={questionnaire} />
          </li>
        ))}
      </ul>
      {isCreating && <CreateQuestionnaire onClose={() => setIsCreating(false)} />}
    </section>
  );
}
