import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons';
import { type QuestionTypeSlug, questionTypes } from '@wenshu/question-types/core';
import { inOrder, type Question } from '@wenshu/survey-core';
import { readSetting } from '@wenshu/survey-core/answering';
import { editorTexts } from '@wenshu/texts/editor';
import { StatusTag } from '@wenshu/ui';
import { Button } from 'antd';
import { memo } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { useEditor } from '../state/use-editor.ts';
import classes from './canvas.module.css';
import { InlineText } from './inline-text.tsx';
import { partEdits } from './part-edits.ts';
import { PartList } from './part-list.tsx';
import { useRun } from './use-run.ts';

interface QuestionCardProps {
  readonly question: Question;
  readonly isSelected: boolean;
  readonly problem: string | undefined;
  /** The ids between which it would stand one place further up or down; undefined at the end of the list. */
  onMoveUp: (() => void) | undefined;
  onMoveDown: (() => void) | undefined;
}

/** A question on the canvas. Drawn anew only when it or its selection changes: the document shares what an edit did not touch. */
export const QuestionCard = memo(function QuestionCard({
  question,
  isSelected,
  problem,
  onMoveUp,
  onMoveDown,
}: QuestionCardProps) {
  const t = useTexts(editorTexts);
  const editor = useEditor();
  const run = useRun();
  const { capabilities, summary } = questionTypes[question.type as QuestionTypeSlug];
  const { items, rows } = partEdits(question, run, t);
  return (
    <article
      className={isSelected ? `${classes.card} ${classes.selected}` : classes.card}
      data-question={question.id}
      aria-label={`${question.seqName} ${question.title.text}`}
      onFocusCapture={() => editor.select(question.id)}
      onPointerDown={() => editor.select(question.id)}
    >
      <header className={classes.cardHead}>
        <span className={classes.seqName}>{question.seqName}</span>
        <InlineText
          className={classes.title}
          value={question.title.text}
          label={t.questionTitle({ seqName: question.seqName })}
          onSave={text => run('modifyName', { questionId: question.id, title: { text } })}
        />
        {readSetting(question.settings, 'required') && <StatusTag>{t.settingNames.required}</StatusTag>}
        <StatusTag>{t.types[question.type as QuestionTypeSlug]}</StatusTag>
        <span className={classes.cardTools}>
          <Button
            type="text"
            size="small"
            icon={<ArrowUpOutlined aria-hidden />}
            aria-label={`${t.moveUp} ${question.seqName}`}
            disabled={!onMoveUp}
            onClick={onMoveUp}
          />
          <Button
            type="text"
            size="small"
            icon={<ArrowDownOutlined aria-hidden />}
            aria-label={`${t.moveDown} ${question.seqName}`}
            disabled={!onMoveDown}
            onClick={onMoveDown}
          />
          <Button
            type="text"
            size="small"
            danger
            icon={<DeleteOutlined aria-hidden />}
            aria-label={`${t.remove} ${question.seqName}`}
            onClick={() => run('deleteTopQuestion', { questionId: question.id })}
          />
        </span>
      </header>
      {capabilities.hasRows && (
        <PartList {...rows} parts={inOrder(question.rows)} mark="row" labelOf={t.rowText} addLabel={t.addRow} />
      )}
      {capabilities.hasRows && capabilities.hasOptions && <p className={classes.partHeading}>{t.options}</p>}
      {capabilities.hasOptions && (
        <PartList
          {...items}
          parts={inOrder(question.items)}
          mark="radio"
          labelOf={t.optionText}
          addLabel={t.addOption}
        />
      )}
      {!capabilities.hasOptions && summary.kind !== 'none' && <div className={classes.fillIn} aria-hidden="true" />}
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </article>
  );
});
