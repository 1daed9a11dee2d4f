import type { Flow, FlowQuestion } from '@wenshu/survey-core';
import { reportReadingTexts } from '@wenshu/texts/findings/report-reading';
import { EmptyState } from '@wenshu/ui';
import { useTexts } from '../../../../app/language/language.ts';
import own from './shared.module.css';

/** A questionnaire to read: what is asked, and what can be answered. */
export function SharedQuestionnaire({ name, flow }: { readonly name: string; readonly flow: Flow | null }) {
  const t = useTexts(reportReadingTexts).shared;
  if (!flow) return <EmptyState level={1} title={name} text={t.noQuestions} />;
  const groupOf = (id: string) => flow.groups.find(group => group.id === id)?.title.text ?? '';
  return (
    <article className={own.questionnaire}>
      <h1>{flow.title.text || name}</h1>
      {flow.description.text && <p className={own.lead}>{flow.description.text}</p>}
      <ol>
        {flow.questions.map((question, at) => (
          <li key={question.id}>
            {flow.groups.length > 1 && question.groupId !== flow.questions[at - 1]?.groupId && (
              <h2>{groupOf(question.groupId)}</h2>
            )}
            <QuestionText question={question} />
          </li>
        ))}
      </ol>
    </article>
  );
}

function QuestionText({ question: { seqName, title, remark, rows, items } }: { readonly question: FlowQuestion }) {
  return (
    <>
      <h3>
        <span>{seqName}</span> {title.text}
      </h3>
      {remark?.text && <p className={own.lead}>{remark.text}</p>}
      {[rows, items].map(
        (list, at) =>
          list.length > 0 && (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows first, then options
            <ul key={at}>
              {list.map(one => (
                <li key={one.id}>{one.title.text}</li>
              ))}
            </ul>
          ),
      )}
    </>
  );
}
