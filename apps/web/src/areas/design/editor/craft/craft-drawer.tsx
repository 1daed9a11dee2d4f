import type { Mend } from '@wenshu/craft';
import { questionTypes } from '@wenshu/question-types/core';
import { estimateMinutes, type Questionnaire, surveyLanguages } from '@wenshu/survey-core';
import { craftTexts } from '@wenshu/texts/design/craft';
import { ActionButton, ErrorState, LoadingState } from '@wenshu/ui';
import { Drawer } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { useSession } from '../../../../app/session/session.ts';
import { useIsNarrow } from '../../../../app/use-is-narrow.ts';
import { plainTitle } from '../../document/reading/plain-title.ts';
import { goToQuestion } from '../../document/state/go-to-question.ts';
import { useEditor, useEditorState } from '../../document/state/use-editor.ts';
import { closeTool, leaveTool } from '../state/tools-store.ts';
import classes from './craft.module.css';
import { CraftFindingLine } from './craft-finding.tsx';
import { groupFindings, type KeyedFinding, type SortedFindings } from './group-findings.ts';
import { leftFindings, rememberLeft } from './left-findings.ts';
import { LeftFindings } from './left-list.tsx';
import { makeMend } from './make-mend.ts';
import { useCraft } from './use-craft.ts';

/** What an experienced colleague would say of the questionnaire. On a wide screen one goes on working beside it. */
export default function CraftDrawer() {
  const t = useTexts(craftTexts);
  const editor = useEditor();
  const isNarrow = useIsNarrow();
  const personId = useSession(({ user }) => user?.userId ?? '');
  const document = useEditorState(state => state.document);
  const craft = useCraft();
  const [left, setLeft] = useState(() => leftFindings(personId, editor.scrollId));
  const keep = (changed: ReadonlySet<string>) => {
    setLeft(changed);
    rememberLeft(personId, editor.scrollId, changed);
  };
  const toggle = (key: string) => keep(left.has(key) ? without(left, key) : new Set([...left, key]));
  const sorted = craft.state === 'read' ? groupFindings(craft.findings, left, document) : undefined;
  return (
    <Drawer open title={t.title} size={420} mask={isNarrow} onClose={closeTool}>
      <p className={classes.intro}>{t.intro}</p>
      <p className={classes.minutes}>
        {t.minutes({ minutes: estimateMinutes(document, questionTypes) })}
        <span>{t.dropOut}</span>
      </p>
      <p className={classes.count} role="status">
        {sorted && sorted.count > 0 && t.count({ count: sorted.count })}
      </p>
      {craft.state === 'looking' && <LoadingState text={t.looking} />}
      {craft.state === 'failed' && (
        <ErrorState
          title={t.title}
          text={t.failed}
          actions={<ActionButton onClick={craft.again}>{t.again}</ActionButton>}
        />
      )}
      {sorted && <Told sorted={sorted} onLeave={toggle} isNarrow={isNarrow} />}
      {sorted && sorted.left.length > 0 && <LeftFindings findings={sorted.left} onTakeBack={toggle} />}
    </Drawer>
  );
}

const without = (set: ReadonlySet<string>, key: string) => new Set([...set].filter(one => one !== key));

/** Whether its main language is one whose words the check reads. */
const isRead = (document: Questionnaire) => /^(zh|en)/i.test(surveyLanguages(document)[0]?.tag ?? '');

interface ToldProps {
  readonly sorted: SortedFindings;
  readonly isNarrow: boolean;
  onLeave(key: string): void;
}

function Told({ sorted, isNarrow, onLeave }: ToldProps) {
  const t = useTexts(craftTexts);
  const editor = useEditor();
  const document = useEditorState(state => state.document);
  const mend = (one: Mend) => {
    if (makeMend(editor, one)) notify.success(t.mended);
    else notify.error(t.notMended);
  };
  const go = (questionId: string) => {
    if (!isNarrow) return goToQuestion(editor, questionId);
    leaveTool();
    setTimeout(() => goToQuestion(editor, questionId), 350);
  };
  if (sorted.count === 0)
    return (
      <div className={classes.none}>
        <p>{t.none}</p>
        <p>{t.lookedAt}</p>
        {!isRead(document) && <p>{t.wordsNotRead}</p>}
      </div>
    );
  return sorted.told.map(({ questionId, findings }) => {
    const question = questionId === undefined ? undefined : document.questions[questionId];
    const name = question ? `${question.seqName} ${plainTitle(question.title, document)}` : t.whole;
    return (
      <section key={questionId ?? ''} className={classes.place} aria-label={name}>
        {question ? (
          <h2>
            <button type="button" title={t.go({ name: question.seqName })} onClick={() => go(question.id)}>
              {name}
            </button>
          </h2>
        ) : (
          <h2>{name}</h2>
        )}
        <ul>
          {findings.map(({ key, finding }: KeyedFinding) => (
            <CraftFindingLine
              key={key}
              finding={finding}
              isLeft={false}
              onMend={() => finding.mend && mend(finding.mend)}
              onLeave={() => onLeave(key)}
            />
          ))}
        </ul>
      </section>
    );
  });
}
