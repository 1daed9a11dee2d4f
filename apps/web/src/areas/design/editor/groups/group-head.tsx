import { copyGroupInput, inOrder, orderAfter } from '@wenshu/survey-core';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { askBox } from '../../../../app/notices/notices.ts';
import { LightMenu } from '../../document/parts/light-menu.tsx';
import { newId } from '../../document/reading/new-id.ts';
import { isNumbered } from '../../document/reading/new-question.ts';
import type { Section } from '../../document/reading/sections-of.ts';
import { EditableText } from '../../document/rich-text/editable-text.tsx';
import { useEditor } from '../../document/state/use-editor.ts';
import { useIsReader, useLock } from '../../document/state/use-lock.ts';
import { runInWords, useRun } from '../../document/state/use-run.ts';
import { useBeginDrag } from '../drag/drag-context.ts';
import { EmptyPlace } from './empty-place.tsx';
import { GroupSettings } from './group-settings.tsx';
import classes from './groups.module.css';
import { SolutionNote } from './solution-note.tsx';

interface GroupHeadProps {
  readonly section: Section;
  readonly number: number;
  readonly count: number;
  /** A survey with one nameless group shows no heading: it has no groups as far as its creator knows. */
  readonly isShown: boolean;
}

export function GroupHead({ section, number, count, isShown }: GroupHeadProps) {
  const t = useTexts(canvasTexts);
  const editor = useEditor();
  const run = useRun();
  const { group, questions } = section;
  const answered = questions.filter(question => isNumbered(question.type));
  const beginDrag = useBeginDrag();
  const lock = useLock();
  const isReader = useIsReader();
  const name = group.title.text || `${t.groups.group} ${number}`;
  const [hasSettings, setHasSettings] = useState(false);
  const step = (by: -1 | 1) => {
    const groups = inOrder(editor.store.getState().document.groups);
    const others = groups.filter(one => one.id !== group.id);
    const order = orderAfter(others, others[number - 1 + by - 1]?.id ?? null);
    if (!runInWords(editor, 'moveQuestionGroup', { groupId: group.id, order })) return;
    editor.announce(t.movedTo({ name, place: number + by, total: count }));
  };
  const stepByKey = (event: KeyboardEvent): boolean => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (!event.altKey || by === undefined) return false;
    event.preventDefault();
    if (number + by >= 1 && number + by <= count) step(by);
    return true;
  };
  const copy = () => {
    const { document } = editor.store.getState();
    run('copyQuestionGroup', copyGroupInput(document, group.id, newId, editor.context.types));
  };
  const remove = async () => {
    const isSure =
      questions.length === 0 ||
      (await askBox({
        title: t.groups.removeTitle,
        text: t.groups.removeText({ count: answered.length }),
        confirm: t.groups.removeConfirm,
        decline: t.cancel,
      }));
    if (isSure) run('deleteQuestionGroup', { groupId: group.id });
  };
  if (!isShown) return <div className={classes.unseen} data-place="group" data-id={group.id} />;
  return (
    <header className={classes.head} data-place="group" data-id={group.id}>
      {lock === undefined && (
        <button
          type="button"
          className={classes.handle}
          aria-label={t.groups.drag(number)}
          tabIndex={-1}
          onPointerDown={event => beginDrag(event, { kind: 'group', id: group.id, label: name })}
        />
      )}
      <div className={classes.titlePlace} onFocusCapture={lock ? undefined : () => editor.chooseGroup(group.id)}>
        <EditableText
          className={classes.title}
          textKey={group.id}
          value={group.title}
          label={t.groups.title(number)}
          placeholder={t.groups.placeholder}
          isRequired={false}
          onKey={stepByKey}
          onSave={title => run('updateQuestionGroupTitle', { groupId: group.id, title })}
        />
      </div>
      <span className={classes.count}>{t.groups.count({ count: answered.length })}</span>
      {!isReader && (
        <LightMenu
          label={t.groups.menu(number)}
          lock={lock}
          items={() => [
            { key: 'up', label: t.groups.moveUp, disabled: number === 1, onClick: () => step(-1) },
            { key: 'down', label: t.groups.moveDown, disabled: number === count, onClick: () => step(1) },
            // What a solution made is one design: two of it would be none.
            ...(group.solution ? [] : [{ key: 'copy', label: t.groups.copy, onClick: copy }]),
            { key: 'settings', label: t.groups.settings, onClick: () => setHasSettings(true) },
            {
              key: 'remove',
              label: t.groups.remove,
              danger: true,
              disabled: count === 1,
              onClick: () => void remove(),
            },
          ]}
        />
      )}
      {group.solution && <SolutionNote solution={group.solution} />}
      {questions.length === 0 && <EmptyPlace groupId={group.id} lock={lock} />}
      {hasSettings && <GroupSettings group={group} onClose={() => setHasSettings(false)} />}
    </header>
  );
}
