import { questionnaireTexts } from '@wenshu/texts/design/questionnaires';
import { Tabs } from '@wenshu/ui';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { QuestionnaireList } from './questionnaire-list.tsx';
import classes from './questionnaires.module.css';
import { RecycleBin } from './recycle-bin.tsx';

/** The person's questionnaires, and what they have deleted. */
export function QuestionnaireShelf() {
  const t = useTexts(questionnaireTexts);
  const [place, setPlace] = useState<'mine' | 'bin'>('mine');
  const tabs = [
    { key: 'mine', label: t.title },
    { key: 'bin', label: t.bin },
  ] as const;
  return (
    <Tabs label={t.tabs} tabs={tabs} selected={place} onSelect={setPlace}>
      <div className={classes.shelf}>{place === 'mine' ? <QuestionnaireList /> : <RecycleBin />}</div>
    </Tabs>
  );
}
