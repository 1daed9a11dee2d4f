import { type QuestionTypeSlug, questionTypes } from '@wenshu/question-types/core';
import { RichText } from '@wenshu/question-types/respondent';
import { typeTexts } from '@wenshu/question-types/type-texts';
import { type FlowItem, type FlowQuestion, inOrder, type Questionnaire, readSetting } from '@wenshu/survey-core';
import { describeRule, describeVerification } from '@wenshu/texts/design/logic/describe-rule';
import { viewQuestionTexts } from '@wenshu/texts/design/view-question';
import { language, useTexts } from '../../../app/language/language.ts';
import { showQuotes } from '../document/quote/live-quotes.ts';
import { rulesOfQuestion } from './rules-of.ts';
import classes from './view-question.module.css';

interface QuestionViewProps {
  readonly question: FlowQuestion;
  readonly document: Questionnaire;
  readonly level: 1 | 2 | 3;
}

/** A question as it is read: title, remark, rows, options, and its logic in words. */
export function QuestionView({ question, document, level }: QuestionViewProps) {
  const t = useTexts(viewQuestionTexts);
  const types = useTexts(typeTexts).names;
  const Heading = `h${level}` as const;
  const verifications = inOrder(document.verifications).filter(one => one.questionId === question.id);
  const sentences = [
    ...rulesOfQuestion(document, question.id).map(rule => describeRule(rule, document, language)),
    ...verifications.map(one => describeVerification(one, document, language)),
  ];
  const groups = [undefined, ...question.itemGroups];
  const rowGroups = [undefined, ...question.rowGroups];
  return (
    <article className={classes.question} data-child={question.parentId !== undefined}>
      <p className={classes.facts}>
        <span className={classes.seqName}>{question.seqName}</span>
        <span>{question.type in questionTypes ? types[question.type as QuestionTypeSlug] : question.type}</span>
        {readSetting(question.settings, 'required') && <span className={classes.required}>{t.required}</span>}
        {readSetting(question.settings, 'isHidden') && <span>{t.hidden}</span>}
      </p>
      <Heading className={classes.title}>
        <RichText of={showQuotes(question.title, document, question.id).text} />
      </Heading>
      {question.remark && (
        <p className={classes.remark}>
          <RichText of={question.remark} />
        </p>
      )}
      {question.rows.length > 0 && (
        <>
          <p className={classes.listName}>{t.rows}</p>
          {rowGroups.map(group => {
            const rows = question.rows.filter(row => row.groupId === group?.id);
            if (rows.length === 0) return null;
            return (
              <div key={group?.id ?? 'none'}>
                {group && <p className={classes.group}>{group.title.text}</p>}
                <ul className={classes.list}>
                  {rows.map(row => (
                    <li key={row.id}>
                      <RichText of={row.title} />
                      {row.rightTitle && (
                        <>
                          {' ↔ '}
                          <RichText of={row.rightTitle} />
                        </>
                      )}
                    </li>
                  ))}
                </ul>
              </div>
            );
          })}
        </>
      )}
      {question.items.length > 0 && (
        <>
          {question.rows.length > 0 && <p className={classes.listName}>{t.options}</p>}
          {groups.map(group => {
            const items = question.items.filter(item => item.groupId === group?.id);
            if (items.length === 0) return null;
            return (
              <div key={group?.id ?? 'none'}>
                {group && <p className={classes.group}>{group.title.text}</p>}
                <ItemList items={items} />
              </div>
            );
          })}
        </>
      )}
      {sentences.length > 0 && (
        <div className={classes.logic}>
          <strong>{t.logic}</strong>
          <ul>
            {sentences.map(sentence => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
    </article>
  );
}

function ItemList({ items }: { readonly items: readonly FlowItem[] }) {
  const t = useTexts(viewQuestionTexts);
  const notesOf = ({ settings }: FlowItem) => {
    const score = readSetting(settings, 'score');
    return [
      readSetting(settings, 'isExclusive') && t.exclusive,
      readSetting(settings, 'isHidden') && t.hidden,
      readSetting(settings, 'hasBlank') && (readSetting(settings, 'isBlankRequired') ? t.blankRequired : t.blank),
      score !== null && t.score({ score }),
    ].filter(note => typeof note === 'string');
  };
  return (
    <ul className={classes.list}>
      {items.map(item => (
        <li key={item.id}>
          <RichText of={item.title} />
          {notesOf(item).map(note => (
            <span key={note} className={classes.note}>
              {note}
            </span>
          ))}
          {item.children && <ItemList items={item.children} />}
        </li>
      ))}
    </ul>
  );
}
