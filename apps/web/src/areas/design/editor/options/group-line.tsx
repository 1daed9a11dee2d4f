import { inOrder, limits, orderAfter, type Question } from '@wenshu/survey-core';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { LightMenu } from '../../document/parts/light-menu.tsx';
import { NameField } from '../../document/parts/name-field.tsx';
import type { ListName, PartLine } from '../../document/reading/part-rows.ts';
import { useRun } from '../../document/state/use-run.ts';
import { BatchDialog } from '../import-options/batch-dialog.tsx';
import classes from './options.module.css';

interface GroupLineProps {
  readonly question: Question;
  readonly list: ListName;
  readonly line: Extract<PartLine, { kind: 'group' }>;
}

/** The heading of a group of options or rows: its name, its place, and options dropped on it. */
export function GroupLine({ question, list, line }: GroupLineProps) {
  const t = useTexts(canvasTexts);
  const run = useRun();
  const [isAdding, setIsAdding] = useState(false);
  const questionId = question.id;
  const groups = inOrder(list === 'items' ? question.itemGroups : question.rowGroups);
  const at = groups.findIndex(group => group.id === line.id);
  const move = (by: -1 | 1) => {
    const others = groups.filter(group => group.id !== line.id);
    const order = orderAfter(others, others[at + by - 1]?.id ?? null);
    if (list === 'items') run('moveItemGroup', { questionId, itemGroupId: line.id, order });
    else run('moveSubQuestionGroup', { questionId, rowGroupId: line.id, order });
  };
  const rename = (text: string) =>
    list === 'items'
      ? run('modifyItemGroupName', { questionId, itemGroupId: line.id, title: { text } })
      : run('modifySubQuestionGroupName', { questionId, rowGroupId: line.id, title: { text } });
  const remove = () =>
    list === 'items'
      ? run('deleteItemGroup', { questionId, itemGroupId: line.id })
      : run('removeSubQuestionGroup', { questionId, rowGroupId: line.id });
  return (
    <div className={classes.groupLine} data-part={line.id} data-heading>
      <NameField value={line.title} label={t.groupName(line.number)} max={limits.groupName} onSave={rename} />
      <LightMenu
        label={t.groupMenu({ name: line.title })}
        items={() => [
          { key: 'up', label: t.option.moveUp, disabled: at === 0, onClick: () => move(-1) },
          { key: 'down', label: t.option.moveDown, disabled: at === groups.length - 1, onClick: () => move(1) },
          ...(list === 'items' ? [{ key: 'batch', label: t.groupBatchAdd, onClick: () => setIsAdding(true) }] : []),
          { key: 'remove', label: t.removeGroup, danger: true, onClick: remove },
        ]}
      />
      {isAdding && (
        <BatchDialog
          kind="options"
          question={question}
          list="items"
          itemGroupId={line.id}
          onClose={() => setIsAdding(false)}
        />
      )}
    </div>
  );
}
