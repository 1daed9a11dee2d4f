import { HolderOutlined } from '@ant-design/icons';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { TypeEditor } from '@wenshu/question-types/editor';
import { limits, type Question, type RawSettings, readSetting } from '@wenshu/survey-core';
import { editorTexts } from '@wenshu/texts/editor';
import { canvasTexts } from '@wenshu/texts/editor-canvas';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { EditableText } from '../rich-text/editable-text.tsx';
import { useEditor } from '../state/use-editor.ts';
import { focusPart } from './focus-part.ts';
import classes from './options.module.css';
import type { PartEdits } from './part-edits.ts';
import { PartMark } from './part-mark.tsx';
import { PartMenu } from './part-menu.tsx';
import type { PartLine as Line, ListName } from './part-rows.ts';
import { PartTags } from './part-tags.tsx';

interface PartLineProps {
  readonly question: Question;
  readonly list: ListName;
  readonly line: Extract<Line, { kind: 'part' }>;
  readonly mark: TypeEditor['mark'] | 'row';
  readonly edits: PartEdits;
  readonly maxLayers: number;
  readonly hasScore: boolean;
  /** Ids as they stand on the screen, for the cursor after a deletion. */
  readonly order: readonly string[];
}

/** An option or a row on the selected card. */
export function PartLine({ question, list, line, mark, edits, maxLayers, hasScore, order }: PartLineProps) {
  const t = useTexts(canvasTexts);
  const words = useTexts(editorTexts);
  const editor = useEditor();
  const { id, part, number, depth } = line;
  const label = (list === 'items' ? words.optionText : words.rowText)(number);
  const sortable = useSortable({ id });
  const rightTitle = 'rightTitle' in part ? part.rightTitle : undefined;
  const announceMove = () => {
    const now = editor.store.getState().document.questions[question.id]?.[list] ?? {};
    const ids = Object.values(now).sort((a, b) => (a.order < b.order ? -1 : 1));
    const place = ids.findIndex(one => one.id === id) + 1;
    editor.announce(t.movedTo({ name: ids[place - 1]?.title.text ?? '', place, total: ids.length }));
    focusPart(id);
  };
  const moveByKey = (event: KeyboardEvent): boolean => {
    if (!event.altKey) return false;
    const moves: Readonly<Record<string, () => boolean>> = {
      ArrowUp: () => edits.step(id, -1),
      ArrowDown: () => edits.step(id, 1),
      ArrowRight: () => maxLayers > 1 && edits.shift(id, 1),
      ArrowLeft: () => maxLayers > 1 && edits.shift(id, -1),
    };
    const move = moves[event.key];
    if (!move) return false;
    event.preventDefault();
    event.stopPropagation();
    if (move()) announceMove();
    return true;
  };
  const removeAndGoBack = () => {
    const before = order[order.indexOf(id) - 1] ?? order[order.indexOf(id) + 1];
    if (order.length === 1) return;
    edits.remove(id);
    if (before) focusPart(before);
  };
  return (
    <div
      ref={sortable.setNodeRef}
      className={sortable.isDragging ? `${classes.line} ${classes.dragged}` : classes.line}
      data-part={id}
      style={{
        transform: CSS.Translate.toString(sortable.transform),
        transition: sortable.transition,
        paddingInlineStart: depth * 24,
      }}
    >
      <button
        type="button"
        className={classes.handle}
        ref={sortable.setActivatorNodeRef}
        {...sortable.listeners}
        aria-label={t.dragOption(number)}
        // Keys move it from inside its text; the handle is for the pointer.
        tabIndex={-1}
      >
        <HolderOutlined aria-hidden />
      </button>
      <PartMark mark={mark} number={number} />
      <EditableText
        textKey={`${question.id}.${id}`}
        value={part.title}
        label={label}
        max={limits.lineLength}
        questionId={question.id}
        onSave={title => edits.rename(id, title)}
        onEnter={() => focusPart(edits.add({ afterId: id }), true)}
        onEmptyBackspace={removeAndGoBack}
        onPasteLines={([first = '', ...others]) => {
          if (first !== part.title.text) edits.rename(id, { text: first });
          focusPart(edits.addTexts(others, { afterId: id }));
        }}
        onKey={moveByKey}
      />
      {rightTitle && (
        <EditableText
          textKey={`${question.id}.${id}.right`}
          value={rightTitle}
          label={words.rightText(number)}
          max={limits.lineLength}
          onSave={title => edits.renameRight(id, title)}
          onKey={moveByKey}
        />
      )}
      <PartTags settings={part.settings} />
      {hasScore && (
        <ScoreField
          settings={part.settings}
          label={t.option.scoreOf(number)}
          onScore={score => edits.score(id, score)}
        />
      )}
      <PartMenu
        question={question}
        list={list}
        line={line}
        edits={edits}
        maxLayers={maxLayers}
        onMoved={announceMove}
        onRemove={order.length === 1 ? undefined : removeAndGoBack}
      />
    </div>
  );
}

function ScoreField({
  settings,
  label,
  onScore,
}: {
  readonly settings: RawSettings;
  readonly label: string;
  onScore(score: number | null): void;
}) {
  const score = readSetting(settings, 'score');
  return (
    <input
      // Saved when left: a new value from elsewhere makes a new field.
      key={String(score)}
      type="number"
      className={classes.score}
      aria-label={label}
      defaultValue={score ?? ''}
      onBlur={event => {
        const next = event.target.value.trim() === '' ? null : Number(event.target.value);
        if (next !== score && !Number.isNaN(next)) onScore(next);
      }}
    />
  );
}
