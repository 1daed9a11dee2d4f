import type { CallData, scrollStartCalls } from '@wenshu/api-contract';
import { createSurveyTexts } from '@wenshu/texts/design/create-survey';
import { ActionButton, EmptyState, StatusTag } from '@wenshu/ui';
import { Input, Radio } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { chooseTemplates } from './choose-templates.ts';
import classes from './create-survey.module.css';

type Templates = CallData<typeof scrollStartCalls.templates>;

interface TemplatePoolProps {
  readonly templates: Templates;
  onOpen(slug: string): void;
}

const ALL = '';

/** All templates, and ways to find one among them: by field and by words. */
export function TemplatePool({ templates, onOpen }: TemplatePoolProps) {
  const t = useTexts(createSurveyTexts);
  const [field, setField] = useState(ALL);
  const [typed, setTyped] = useState('');
  const fields = [...new Set(templates.map(one => one.field))];
  const chosen = chooseTemplates(templates, field === ALL ? undefined : field, typed);
  const clear = () => {
    setField(ALL);
    setTyped('');
  };
  return (
    <>
      <div className={classes.templateBar}>
        <Radio.Group
          className={classes.templateFields ?? ''}
          optionType="button"
          aria-label={t.templateFields}
          value={field}
          options={[{ value: ALL, label: t.allFields }, ...fields.map(value => ({ value, label: value }))]}
          onChange={({ target }) => setField(target.value)}
        />
        <Input
          className={classes.templateSearch ?? ''}
          allowClear
          aria-label={t.searchTemplates}
          placeholder={t.searchTemplates}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <p className={classes.templateCount} role="status">
        {t.templatesFound({ count: chosen.length })}
      </p>
      {chosen.length === 0 && (
        <EmptyState
          title={t.noTemplate}
          text={t.noTemplateText}
          actions={<ActionButton onClick={clear}>{t.showAllTemplates}</ActionButton>}
        />
      )}
      <ul className={classes.templates}>
        {chosen.map(({ slug, title, summary, field: its, questionCount }) => (
          <li key={slug} className={classes.template}>
            <p className={classes.templateFacts}>
              <StatusTag>{its}</StatusTag>
              <span>{t.questions({ count: questionCount })}</span>
            </p>
            <h2 className={classes.templateTitle}>{title}</h2>
            <p className={classes.templateText}>{summary}</p>
            <ActionButton kind="quiet" aria-label={`${t.preview} ${title}`} onClick={() => onOpen(slug)}>
              {t.preview}
            </ActionButton>
          </li>
        ))}
      </ul>
    </>
  );
}
