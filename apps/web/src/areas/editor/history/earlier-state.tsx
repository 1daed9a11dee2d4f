import { ArrowLeftOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { historyCalls } from '@wenshu/api-contract';
import { inOrder, type Questionnaire } from '@wenshu/survey-core';
import { editorToolsTexts } from '@wenshu/texts/editor-tools';
import { describeRule } from '@wenshu/texts/logic/describe-rule';
import { Button } from 'antd';
import { client } from '../../../app/client.ts';
import { language, useTexts } from '../../../app/language/language.ts';
import { askBox, notify } from '../../../app/notices/notices.ts';
import { sectionsOf } from '../canvas/sections-of.ts';
import { useEditor } from '../state/use-editor.ts';
import { closeTool } from '../tools/tools-store.ts';
import classes from './history.module.css';

interface EarlierStateProps {
  readonly version: number;
  readonly time: string;
  readonly mayRestore: boolean;
  onBack(): void;
}

/** The questionnaire as it was, to read; and the way back to it. */
export function EarlierState({ version, time, mayRestore, onBack }: EarlierStateProps) {
  const t = useTexts(editorToolsTexts).history;
  const editor = useEditor();
  const earlier = useQuery({
    queryKey: ['earlier', editor.scrollId, version],
    queryFn: () => client.call(historyCalls.earlier, { scrollId: editor.scrollId, version }, { quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const restore = async (document: Questionnaire) => {
    const isSure = await askBox({
      title: t.restoreTitle,
      text: t.restoreText,
      confirm: t.restoreConfirm,
      decline: t.cancel,
    });
    if (!isSure) return;
    editor.restore(version, document);
    closeTool();
    notify.success(t.restored);
  };
  return (
    <>
      <div className={classes.lookBar}>
        <Button type="text" icon={<ArrowLeftOutlined aria-hidden />} onClick={onBack}>
          {t.back}
        </Button>
        <span className={classes.lookTime}>{t.lookAt({ time })}</span>
        {mayRestore && earlier.data && (
          <Button type="primary" onClick={() => void restore(earlier.data.document)}>
            {t.restore}
          </Button>
        )}
      </div>
      {earlier.isPending && <p className={classes.hint}>{t.loading}</p>}
      {earlier.isError && <p className={classes.hint}>{t.failed}</p>}
      {earlier.data && <SurveyToRead document={earlier.data.document} />}
    </>
  );
}

function SurveyToRead({ document }: { document: Questionnaire }) {
  const t = useTexts(editorToolsTexts).history;
  const rules = inOrder(document.logic);
  return (
    <article className={classes.survey}>
      <h2 className={classes.surveyTitle}>{document.title.text}</h2>
      <p className={classes.hint}>{t.questions({ count: Object.keys(document.questions).length })}</p>
      {sectionsOf(document).map(({ group, questions }) => (
        <section key={group.id}>
          {group.title.text && <h3 className={classes.groupTitle}>{group.title.text}</h3>}
          {questions.map(question => (
            <div key={question.id} className={classes.question}>
              <p className={classes.questionTitle}>
                <strong>{question.seqName}</strong> {question.title.text}
              </p>
              {[question.rows, question.items].map((parts, index) => (
                // Rows and options of one question: their places never change.
                <ul key={index === 0 ? 'rows' : 'items'} className={classes.parts}>
                  {inOrder<{ id: string; order: string; title: { text: string } }>(parts).map(part => (
                    <li key={part.id}>{part.title.text}</li>
                  ))}
                </ul>
              ))}
            </div>
          ))}
        </section>
      ))}
      {rules.length > 0 && (
        <ul className={classes.rules}>
          {rules.map(rule => (
            <li key={rule.id}>{describeRule(rule, document, language)}</li>
          ))}
        </ul>
      )}
    </article>
  );
}
