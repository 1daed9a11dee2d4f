import type { Question } from '@wenshu/survey-core';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { Radio, Select } from 'antd';
import { useState } from 'react';
import { FormDialog } from '../../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { placeBeside } from '../../document/reading/move-question.ts';
import type { Place } from '../../document/reading/new-question.ts';
import { plainTitle } from '../../document/reading/plain-title.ts';
import { sectionsOf } from '../../document/reading/sections-of.ts';
import { useEditor } from '../../document/state/use-editor.ts';
import classes from './cards.module.css';

interface MoveDialogProps {
  readonly question: Question;
  readonly name: string;
  onMove(place: Place): void;
  onClose(): void;
}

/** Before or after any other question: the way for long surveys and for keyboards. */
export function MoveDialog({ question, name, onMove, onClose }: MoveDialogProps) {
  const t = useTexts(canvasTexts);
  const editor = useEditor();
  const [isAfter, setIsAfter] = useState(true);
  const [targetId, setTargetId] = useState<string>();
  const { document } = editor.store.getState();
  const others = sectionsOf(document)
    .flatMap(section => section.questions)
    .filter(other => other.id !== question.id && other.parentId !== question.id);
  return (
    <FormDialog
      title={t.moveTitle({ name })}
      submit={t.confirm}
      isReady={targetId !== undefined}
      onSubmit={() => targetId && onMove(placeBeside(document, targetId, isAfter, question.id))}
      onClose={onClose}
    >
      <div className={classes.dialog}>
        <Radio.Group
          aria-label={t.movePlace}
          value={isAfter}
          options={[
            { value: false, label: t.moveBefore },
            { value: true, label: t.moveAfter },
          ]}
          onChange={event => setIsAfter(event.target.value)}
        />
        <Select
          aria-label={t.moveTarget}
          placeholder={t.moveTarget}
          showSearch={{ optionFilterProp: 'label' }}
          value={targetId}
          options={others.map(other => ({
            value: other.id,
            label: `${other.seqName} ${plainTitle(other.title, document)}`,
          }))}
          onChange={setTargetId}
        />
      </div>
    </FormDialog>
  );
}
