import type { Draft, DraftEdit, DraftPlan, PlannedQuestion } from '@wenshu/api-contract';
import { type QuestionTypeSlug, questionTypes } from '@wenshu/question-types/core';
import { draftingTexts } from '@wenshu/texts/design/drafting/drafting';
import { StatusTag } from '@wenshu/ui';
import { Button } from 'antd';
import { language, useTexts } from '../../../app/language/language.ts';
import classes from './drafting.module.css';
import { languageOfPlan, linesOf, wordsOfQuestion } from './plan-lines.ts';

interface PlannedCardProps {
  readonly plan: DraftPlan;
  readonly question: PlannedQuestion;
  readonly number: number;
  readonly findings: Draft['findings'];
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isHeld: boolean;
  onEdit(edit: DraftEdit): void;
  onOpen(what: 'words' | 'others'): void;
}

export function PlannedCard(props: PlannedCardProps) {
  const { plan, question, number, findings, isFirst, isLast, isHeld, onEdit, onOpen } = props;
  const t = useTexts(draftingTexts);
  const { title, remark, items, rows, low, high } = wordsOfQuestion(question, languageOfPlan(plan));
  // The types of a plan are those of the registry: what is none has no marker.
  const marker = questionTypes[question.type as QuestionTypeSlug]?.capabilities.importMarker?.[language];
  const name = t.number({ count: number });
  const { id: questionId } = question;
  return (
    <li className={classes.card} value={number}>
      <p className={classes.title}>
        <span className={classes.number}>{number}.</span> {title}
      </p>
      {remark && <p className={classes.hint}>{remark}</p>}
      {rows.length > 0 && (
        <ul className={classes.rows}>
          {rows.map(row => (
            <li key={row}>{row}</li>
          ))}
        </ul>
      )}
      {items.length > 0 && (
        <p className={classes.options}>
          {items.map((item, index) => (question.blanks.includes(index + 1) ? `${item} ____` : item)).join(' / ')}
        </p>
      )}
      {low && high && (
        <p className={classes.options}>
          {low} … {high}
        </p>
      )}
      <p className={classes.marks}>
        {marker && <StatusTag>{marker}</StatusTag>}
        <StatusTag>{question.isRequired ? t.required : t.optional}</StatusTag>
        <span className={classes.why}>{t.why[question.why]({ about: question.about })}</span>
      </p>
      {linesOf(plan, question, language).map(line => (
        <p key={line} className={classes.line}>
          {line}
        </p>
      ))}
      {findings.map(({ text }) => (
        <p key={text} className={classes.finding}>
          {text}
        </p>
      ))}
      <p className={classes.tools}>
        <Button size="small" disabled={isHeld} aria-label={t.wordsOf({ name })} onClick={() => onOpen('words')}>
          {t.words}
        </Button>
        <Button size="small" disabled={isHeld} aria-label={t.otherOf({ name })} onClick={() => onOpen('others')}>
          {t.other}
        </Button>
        <Button
          size="small"
          disabled={isHeld || isFirst}
          aria-label={t.up({ name })}
          onClick={() => onEdit({ does: 'move', questionId, by: -1 })}
        >
          ↑
        </Button>
        <Button
          size="small"
          disabled={isHeld || isLast}
          aria-label={t.down({ name })}
          onClick={() => onEdit({ does: 'move', questionId, by: 1 })}
        >
          ↓
        </Button>
        <Button
          size="small"
          type="text"
          disabled={isHeld}
          aria-label={t.dropOf({ name })}
          onClick={() => onEdit({ does: 'drop', questionId })}
        >
          {t.drop}
        </Button>
      </p>
    </li>
  );
}
