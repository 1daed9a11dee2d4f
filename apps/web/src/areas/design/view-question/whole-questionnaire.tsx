import { questionTypes } from '@wenshu/question-types/core';
import { RichText } from '@wenshu/question-types/respondent';
import { countQuestions, endOutcomes, inOrder } from '@wenshu/survey-core';
import { describeRule } from '@wenshu/texts/design/logic/describe-rule';
import { quotaTexts } from '@wenshu/texts/design/quota';
import { skinTexts } from '@wenshu/texts/design/skin';
import { viewQuestionTexts } from '@wenshu/texts/design/view-question';
import type { ReactNode } from 'react';
import { language, useTexts } from '../../../app/language/language.ts';
import type { ViewedQuestionnaire } from './loaded-questionnaire.tsx';
import { QuestionView } from './question-view.tsx';
import { rulesOfGroup } from './rules-of.ts';
import classes from './view-question.module.css';

/** Everything that belongs to a questionnaire, from its cover to its end pages, to be read or printed. */
export function WholeQuestionnaire({ document, flow }: ViewedQuestionnaire) {
  const t = useTexts(viewQuestionTexts);
  const { whenFullNames } = useTexts(quotaTexts);
  const { endPages: endWords } = useTexts(skinTexts);
  const outcomes = endOutcomes.filter(outcome => flow.endPages[outcome]);
  return (
    <>
      <header className={classes.head}>
        <h1>
          <RichText of={flow.title} />
        </h1>
        {flow.description.text && (
          <p className={classes.description}>
            <RichText of={flow.description} />
          </p>
        )}
        <p className={classes.count}>{t.questionCount({ count: countQuestions(flow.questions, questionTypes) })}</p>
      </header>
      {flow.cover?.isShown && (
        <Part title={t.cover}>
          <RichText of={flow.cover.text} />
        </Part>
      )}
      {flow.agreements.length > 0 && (
        <Part title={t.agreements}>
          {flow.agreements.map(agreement => (
            <div key={agreement.id} className={classes.agreement}>
              <strong>{agreement.name}</strong>
              <div>
                <RichText of={agreement.content} />
              </div>
              {agreement.link && <p className={classes.remark}>{agreement.link}</p>}
            </div>
          ))}
        </Part>
      )}
      {flow.questions.length === 0 && <p className={classes.remark}>{t.empty}</p>}
      {flow.groups.map(group => {
        const questions = flow.questions.filter(question => question.groupId === group.id);
        const rules = rulesOfGroup(document, group.id);
        if (questions.length === 0) return null;
        return (
          <section key={group.id}>
            {group.title.text && (
              <h2 className={classes.groupTitle}>
                <RichText of={group.title} />
              </h2>
            )}
            {rules.map(rule => (
              <p key={rule.id} className={classes.logic}>
                {describeRule(rule, document, language)}
              </p>
            ))}
            {questions.map(question => (
              <QuestionView
                key={question.id}
                question={question}
                document={document}
                level={group.title.text ? 3 : 2}
              />
            ))}
          </section>
        );
      })}
      {flow.calculations.length > 0 && (
        <Part title={t.calculations}>
          <ul className={classes.list}>
            {flow.calculations.map(({ id, name, expression }) => (
              <li key={id}>{t.calculation({ name, expression: String(expression) })}</li>
            ))}
          </ul>
        </Part>
      )}
      {Object.keys(document.quotas).length > 0 && (
        <Part title={t.quotas}>
          <ul className={classes.list}>
            {inOrder(document.quotas).map(({ id, title, cells, whenFull }) => (
              <li key={id}>
                {t.quota({ title, count: Object.keys(cells).length, whenFull: whenFullNames[whenFull] })}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {outcomes.length > 0 && (
        <Part title={t.endPages}>
          {outcomes.map(outcome => {
            const page = flow.endPages[outcome];
            return (
              <div key={outcome} className={classes.agreement}>
                <strong>{endWords.outcomes[outcome]}</strong>
                <div>
                  {page?.mode === 'url'
                    ? t.opens({ url: page.redirectUrl ?? '' })
                    : page && <RichText of={page.text} />}
                </div>
              </div>
            );
          })}
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h2 className={classes.groupTitle}>{title}</h2>
      <div>{children}</div>
    </section>
  );
}
