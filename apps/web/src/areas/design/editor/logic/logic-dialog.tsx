import { editorLogicTexts } from '@wenshu/texts/design/editor-logic';
import { Tabs } from '@wenshu/ui';
import { useState } from 'react';
import { ViewDialog } from '../../../../app/forms/view-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { orderedQuestions } from '../../document/reading/place.ts';
import { useEditorState } from '../../document/state/use-editor.ts';
import { useLock } from '../../document/state/use-lock.ts';
import { LockNote } from '../../questionnaire/lock-note.tsx';
import { Locked } from '../../questionnaire/locked.tsx';
import { EndPageLinks } from '../../skin/end-page-links.tsx';
import { closeTool, type LogicPlace, openLogic, useTools } from '../state/tools-store.ts';
import { CalculationsTab } from './calculations-tab.tsx';
import { ChecksTab } from './checks-tab.tsx';
import { Choose } from './choose.tsx';
import { questionLabel } from './drafts/question-names.ts';
import classes from './logic.module.css';
import { RandomSettings } from './random-settings.tsx';
import { RulesTab } from './rules-tab.tsx';

const WIDTH = 1100; // S9.13

/** All logic of a question or of the whole survey. */
export default function LogicDialog({ questionId }: { questionId: string | undefined }) {
  const t = useTexts(editorLogicTexts);
  const document = useEditorState(state => state.document);
  // The question may be gone meanwhile: a colleague deleted it.
  const known = questionId !== undefined && document.questions[questionId] ? questionId : undefined;
  return (
    <ViewDialog width={WIDTH} title={t.title} className={classes.dialog} onClose={closeTool}>
      <div className={classes.scope}>
        <span>{t.scope}</span>
        <Choose
          label={t.scope}
          className={classes.wide}
          value={known ?? ''}
          options={[
            { value: '', label: t.wholeSurvey },
            ...orderedQuestions(document).map(question => ({
              value: question.id,
              label: t.ofQuestion({ name: questionLabel(document, question) }),
            })),
          ]}
          onChoose={chosen => openLogic(chosen || undefined)}
        />
      </div>
      {/* Another question starts with its list, not in the middle of a form of the last one. */}
      <div key={known ?? ''} className={classes.tabs}>
        <LogicTabs questionId={known} />
      </div>
    </ViewDialog>
  );
}

const TABS = ['rules', 'checks', 'random', 'calculations', 'ends'] as const;

function LogicTabs({ questionId }: { questionId: string | undefined }) {
  const t = useTexts(editorLogicTexts);
  const lock = useLock();
  // Opened at one rule: its tab, and its form at once where it may be changed.
  const at = useTools(state => state.logicAt);
  const [tab, setTab] = useState<(typeof TABS)[number]>(at?.tab ?? 'rules');
  const firstId = (of: LogicPlace['tab']) => (lock === undefined && at?.tab === of ? at.id : undefined);
  return (
    <Tabs label={t.title} tabs={TABS.map(key => ({ key, label: t.tabs[key] }))} selected={tab} onSelect={setTab}>
      <div className={classes.tabBody}>
        <LockNote />
        {tab === 'rules' && <RulesTab questionId={questionId} firstId={firstId('rules')} />}
        <Locked when={lock !== undefined}>
          {tab === 'checks' && <ChecksTab questionId={questionId} firstId={firstId('checks')} />}
          {tab === 'random' && <RandomSettings questionId={questionId} />}
          {tab === 'calculations' && <CalculationsTab firstId={firstId('calculations')} />}
        </Locked>
        {tab === 'ends' && (
          <>
            <p className={classes.hint}>{t.endsHint}</p>
            <EndPageLinks onFollow={closeTool} />
          </>
        )}
      </div>
    </Tabs>
  );
}
