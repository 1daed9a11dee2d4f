import { BranchesOutlined, WarningFilled } from '@ant-design/icons';
import { editorTexts } from '@wenshu/texts/editor';
import { editorToolsTexts } from '@wenshu/texts/editor-tools';
import { useDeferredValue, useMemo } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { sectionsOf } from '../canvas/sections-of.ts';
import { roleOf } from '../logic/place.ts';
import { useProblems } from '../problems/use-problems.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';
import { goToQuestion } from '../tools/go-to-question.ts';
import { countRules } from './count-rules.ts';
import classes from './outline.module.css';

/** Groups, pages and questions at a glance; a click goes there. */
export function Outline() {
  const t = useTexts(editorToolsTexts).outline;
  const types = useTexts(editorTexts).types as Readonly<Record<string, string>>;
  const editor = useEditor();
  const selectedId = useEditorState(state => state.selectedId);
  const document = useDeferredValue(useEditorState(state => state.document));
  const problems = useProblems();
  const sections = useMemo(() => sectionsOf(document), [document]);
  const rules = useMemo(() => countRules(document), [document]);
  if (Object.keys(document.questions).length === 0) return <p className={classes.empty}>{t.empty}</p>;
  return (
    <nav aria-label={t.title} className={classes.outline}>
      {sections.map(({ group, questions }, index) => (
        <section key={group.id}>
          {sections.length > 1 && (
            <h2 className={classes.group}>{group.title.text || group.seqName || t.group({ index: index + 1 })}</h2>
          )}
          <ol className={classes.list}>
            {questions.map(question => {
              const isBreak = roleOf(question) === 'page-break';
              const wrong = problems.ofQuestion(question.id).length;
              const count = rules.get(question.id) ?? 0;
              return (
                <li key={question.id} className={question.parentId === undefined ? undefined : classes.child}>
                  <button
                    type="button"
                    className={isBreak ? classes.pageBreak : classes.question}
                    aria-current={question.id === selectedId}
                    onClick={() => goToQuestion(editor, question.id)}
                  >
                    {isBreak ? (
                      <span>{t.pageBreak}</span>
                    ) : (
                      <>
                        <span className={classes.number}>{question.seqName}</span>
                        <span className={classes.title}>
                          {question.title.text || t.untitled}
                          <span className={classes.type}>{types[question.type]}</span>
                        </span>
                        {count > 0 && (
                          <BranchesOutlined
                            className={classes.logic}
                            title={t.hasLogic({ count })}
                            aria-label={t.hasLogic({ count })}
                          />
                        )}
                        {wrong > 0 && (
                          <WarningFilled
                            className={classes.wrong}
                            title={t.hasProblems({ count: wrong })}
                            aria-label={t.hasProblems({ count: wrong })}
                          />
                        )}
                      </>
                    )}
                  </button>
                </li>
              );
            })}
          </ol>
        </section>
      ))}
    </nav>
  );
}
