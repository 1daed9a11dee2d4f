import type { Questionnaire, QuestionnaireProblem } from '@wenshu/survey-core';
import { editorToolsTexts } from '@wenshu/texts/design/editor-tools';
import { describeRule, describeVerification } from '@wenshu/texts/design/logic/describe-rule';
import { questionnaireProblemTexts } from '@wenshu/texts/design/questionnaire-problems';
import { Drawer } from 'antd';
import { language, useTexts } from '../../../../app/language/language.ts';
import { plainTitle } from '../../document/reading/plain-title.ts';
import { goToQuestion } from '../../document/state/go-to-question.ts';
import { useEditor, useEditorState } from '../../document/state/use-editor.ts';
import { useProblems } from '../../document/state/use-problems.ts';
import { closeTool, leaveTool, openLogic } from '../state/tools-store.ts';
import classes from './problems.module.css';

/** Everything that would keep it from being published, each with its place; a click goes there. */
export default function ProblemsDrawer() {
  const t = useTexts(editorToolsTexts).problems;
  const editor = useEditor();
  const document = useEditorState(state => state.document);
  const { list } = useProblems();
  const go = ({ questionId, ruleId }: QuestionnaireProblem) => {
    const isLogic = ruleId !== undefined && !document.quotas[ruleId];
    if (isLogic) return openLogic(questionId);
    leaveTool();
    if (questionId !== undefined) setTimeout(() => goToQuestion(editor, questionId), 350);
  };
  return (
    <Drawer open title={t.title} size={420} onClose={closeTool}>
      {list.length === 0 ? (
        <p className={classes.none}>{t.none}</p>
      ) : (
        <ul className={classes.list}>
          {list.map(problem => (
            <li key={keyOf(problem)}>
              <button type="button" className={classes.problem} onClick={() => go(problem)}>
                <span className={classes.place}>{placeOf(problem, document, t)}</span>
                <span>{questionnaireProblemTexts[language][problem.problem]}</span>
                {problem.at !== undefined && <span className={classes.rule}>{t.at({ at: problem.at })}</span>}
                <span className={classes.rule}>{ruleText(problem, document)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Drawer>
  );
}

const keyOf = (problem: QuestionnaireProblem) => JSON.stringify(problem);

function placeOf(
  { questionId, ruleId }: QuestionnaireProblem,
  document: Questionnaire,
  t: (typeof editorToolsTexts)['zh']['problems'] | (typeof editorToolsTexts)['en']['problems'],
): string {
  const question = questionId === undefined ? undefined : document.questions[questionId];
  if (question) return `${question.seqName} ${plainTitle(question.title, document)}`;
  const calculation = ruleId === undefined ? undefined : document.calculations[ruleId];
  if (calculation) return t.calculation({ name: calculation.name });
  const quota = ruleId === undefined ? undefined : document.quotas[ruleId];
  if (quota) return t.quota({ name: quota.title });
  return ruleId === undefined ? t.survey : t.rule;
}

function ruleText({ ruleId }: QuestionnaireProblem, document: Questionnaire): string {
  if (ruleId === undefined) return '';
  const rule = document.logic[ruleId];
  if (rule) return describeRule(rule, document, language);
  const check = document.verifications[ruleId];
  return check ? describeVerification(check, document, language) : '';
}
