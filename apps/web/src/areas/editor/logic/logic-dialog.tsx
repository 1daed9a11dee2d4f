import { editorLogicTexts } from '@wenshu/texts/editor-logic';
import { Modal, Tabs } from 'antd';
import { useTexts } from '../../../app/language/language.ts';
import { useEditorState } from '../state/use-editor.ts';
import { closeTool, openLogic } from '../tools/tools-store.ts';
import { CalculationsTab } from './calculations-tab.tsx';
import { ChecksTab } from './checks-tab.tsx';
import { Choose } from './choose.tsx';
import { EndPages } from './end-pages.tsx';
import classes from './logic.module.css';
import { orderedQuestions } from './place.ts';
import { questionLabel } from './question-names.ts';
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
    <Modal
      open
      width={WIDTH}
      title={t.title}
      footer={null}
      className={classes.dialog}
      onCancel={closeTool}
      destroyOnHidden
    >
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
              label: t.ofQuestion({ name: questionLabel(question) }),
            })),
          ]}
          onChoose={chosen => openLogic(chosen || undefined)}
        />
      </div>
      <Tabs
        // Another question starts with its list, not in the middle of a form of the last one.
        key={known ?? ''}
        destroyOnHidden
        items={[
          { key: 'rules', label: t.tabs.rules, children: <RulesTab questionId={known} /> },
          { key: 'checks', label: t.tabs.checks, children: <ChecksTab questionId={known} /> },
          { key: 'random', label: t.tabs.random, children: <RandomSettings questionId={known} /> },
          { key: 'calculations', label: t.tabs.calculations, children: <CalculationsTab /> },
          { key: 'ends', label: t.tabs.ends, children: <EndPages /> },
        ]}
      />
    </Modal>
  );
}
