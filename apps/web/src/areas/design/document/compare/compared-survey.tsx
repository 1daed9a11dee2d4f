import { questionTypes } from '@wenshu/question-types/core';
import { countQuestions } from '@wenshu/survey-core';
import { editorToolsTexts } from '@wenshu/texts/design/editor-tools';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import classes from './compare.module.css';
import type { Compared, ComparedQuestion, Comparison } from './compare-states.ts';

interface ComparedSurveyProps {
  readonly comparison: Comparison;
  /** Where what is compared with is no state to go back to. */
  readonly words?: { readonly lead: string; readonly addedSince: string };
}

/** The questionnaire as it was, with a mark on everything that has become another since. */
export function ComparedSurvey({ comparison, words }: ComparedSurveyProps) {
  const t = useTexts(editorToolsTexts).history;
  const { lead, addedSince } = words ?? t.compare;
  const { title, description, sections, added, rules, others, isSame } = comparison;
  const [isShort, setIsShort] = useState(words !== undefined);
  const isShown = ({ mark }: Compared) => !isShort || mark !== 'same';
  const count = sections.reduce((sum, { questions }) => sum + countQuestions(questions, questionTypes), 0);
  return (
    <article className={classes.survey}>
      <p className={classes.hint}>{isSame ? t.compare.same : lead}</p>
      {!isSame && (
        <search>
          <Checkbox checked={isShort} onChange={event => setIsShort(event.target.checked)}>
            {t.compare.only}
          </Checkbox>
        </search>
      )}
      <h2 className={classes.surveyTitle}>
        <Words of={title} />
      </h2>
      {isShown(description) && <Words of={description} />}
      <p className={classes.hint}>{t.questions({ count })}</p>
      {sections.map(({ group, questions }) => (
        <section key={group.id}>
          {(group.text || group.mark !== 'same') && isShown(group) && (
            <h3 className={classes.groupTitle}>
              <Words of={group} />
            </h3>
          )}
          {questions.filter(isShown).map(question => (
            <QuestionThen key={question.id} question={question} isShort={isShort} />
          ))}
        </section>
      ))}
      {added.length > 0 && (
        <section>
          <h3 className={classes.groupTitle}>{addedSince}</h3>
          {added.map(question => (
            <QuestionThen key={question.id} question={question} isShort={isShort} />
          ))}
        </section>
      )}
      {rules.some(isShown) && (
        <ul className={classes.rules}>
          {rules.filter(isShown).map(rule => (
            <li key={rule.id}>
              <Words of={rule} />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <p className={classes.others}>
          {t.compare.others} {others.map(part => t.compare.parts[part]).join(t.join)}
        </p>
      )}
    </article>
  );
}

function QuestionThen({ question, isShort }: { readonly question: ComparedQuestion; readonly isShort: boolean }) {
  const t = useTexts(editorToolsTexts).history.compare;
  const parts = question.parts.filter(part => !isShort || part.mark !== 'same');
  return (
    <div className={classes.question} data-mark={question.mark}>
      <p className={classes.questionTitle}>
        <strong>{question.seqName}</strong> <Words of={question} />
      </p>
      {parts.length > 0 && (
        <ul className={classes.parts}>
          {parts.map(part => (
            <li key={part.id}>
              <Words of={part} />
            </li>
          ))}
        </ul>
      )}
      {question.hasOtherSettings && <p className={classes.hint}>{t.otherSettings}</p>}
    </div>
  );
}

/** The words of then, what became of them, and the words of now. */
function Words({ of: { text, mark, now } }: { readonly of: Compared }) {
  const t = useTexts(editorToolsTexts).history.compare;
  return (
    <>
      <span className={mark === 'added' ? classes.addedWords : undefined}>{text}</span>
      {mark !== 'same' && (
        <span className={classes.mark} data-mark={mark}>
          {t.marks[mark]}
        </span>
      )}
      {now !== undefined && <span className={classes.nowWords}>{t.now({ text: now || t.nothing })}</span>}
    </>
  );
}
