import type { TypeEditor } from '@wenshu/question-types/editor';
import {
  type Item,
  inOrder,
  limits,
  type RawSettings,
  type Row,
  readSetting,
  settingDictionary,
} from '@wenshu/survey-core';
import { editorTexts } from '@wenshu/texts/design/editor';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { type CSSProperties, type KeyboardEvent, memo } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import type { ListName } from '../../document/reading/part-rows.ts';
import { EditableText } from '../../document/rich-text/editable-text.tsx';
import { useEditor } from '../../document/state/use-editor.ts';
import { beginPartDrag } from './begin-part-drag.ts';
import { focusPart } from './focus-part.ts';
import classes from './options.module.css';
import type { PartEdits } from './part-edits.ts';
import { PartMark } from './part-mark.tsx';
import { PartMenu } from './part-menu.tsx';
import { PartPicture } from './part-picture.tsx';
import { PartTags } from './part-tags.tsx';

interface PartLineProps {
  readonly questionId: string;
  readonly list: ListName;
  readonly part: Item | Row;
  readonly depth: number;
  readonly number: number;
  readonly mark: TypeEditor['mark'] | 'row';
  readonly edits: PartEdits;
  readonly maxLayers: number;
  readonly hasScore: boolean;
  readonly hasPicture: boolean;
  /** The last one of its list cannot be removed. */
  readonly isOnly: boolean;
}

/** An option or a row on the selected card. Drawn anew only when something of its own changes. */
export const PartLine = memo(function PartLine(props: PartLineProps) {
  const { questionId, list, part, depth, number, mark, edits, maxLayers, hasScore, hasPicture, isOnly } = props;
  const t = useTexts(canvasTexts);
  const words = useTexts(editorTexts);
  const editor = useEditor();
  const { id } = part;
  const label = (list === 'items' ? words.optionText : words.rowText)(number);
  const rightTitle = 'rightTitle' in part ? part.rightTitle : undefined;
  const announceMove = () => {
    const parts = inOrder<Item | Row>(editor.store.getState().document.questions[questionId]?.[list] ?? {});
    const place = parts.findIndex(one => one.id === id) + 1;
    editor.announce(t.movedTo({ name: parts[place - 1]?.title.text ?? '', place, total: parts.length }));
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
    if (isOnly) return;
    const neighbour = edits.neighbourOf(id);
    edits.remove(id);
    if (neighbour) focusPart(neighbour);
  };
  return (
    <div
      className={classes.line}
      data-part={id}
      style={depth > 0 ? ({ '--depth': depth, paddingInlineStart: depth * 24 } as CSSProperties) : undefined}
    >
      <button
        type="button"
        className={classes.handle}
        aria-label={t.dragOption(number)}
        // Keys move it from inside its text; the handle is for the pointer.
        tabIndex={-1}
        onPointerDown={event =>
          beginPartDrag(event, {
            id,
            label: part.title.text,
            onDrop: (besideId, side) => edits.drop(id, besideId, side) && announceMove(),
          })
        }
      />
      <PartMark mark={mark} number={number} />
      {hasPicture && (
        <PartPicture
          questionId={questionId}
          number={number}
          picture={readSetting(part.settings, 'picture')}
          onPicture={address => edits.set(id, { [settingDictionary.picture.code]: address })}
        />
      )}
      <EditableText
        textKey={`${questionId}.${id}`}
        value={part.title}
        label={label}
        max={limits.lineLength}
        questionId={questionId}
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
          textKey={`${questionId}.${id}.right`}
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
        questionId={questionId}
        list={list}
        part={part}
        depth={depth}
        number={number}
        edits={edits}
        maxLayers={maxLayers}
        onMoved={announceMove}
        onRemove={isOnly ? undefined : removeAndGoBack}
      />
    </div>
  );
});

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
