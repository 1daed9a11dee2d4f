import type { QuestionTypeSlug } from '@wenshu/question-types/core';
import { type TypeEditor, typeEditors } from '@wenshu/question-types/editor';
import { RichText } from '@wenshu/question-types/respondent';
import type { Question } from '@wenshu/survey-core';
import { canvasTexts } from '@wenshu/texts/editor-canvas';
import { useTexts } from '../../../app/language/language.ts';
import classes from './options.module.css';
import { PartMark } from './part-mark.tsx';
import { type ListName, partLines } from './part-rows.ts';
import { PartTags } from './part-tags.tsx';

/** A card that nobody edits shows enough to know it by. */
const MOST_SHOWN = 20;

/** Options or rows of a question that is not selected: words only, so that hundreds of cards stay light. */
export function StillList({ question, list }: { readonly question: Question; readonly list: ListName }) {
  const t = useTexts(canvasTexts);
  const typeEditor: TypeEditor = typeEditors[question.type as QuestionTypeSlug];
  const lines = partLines(question, list);
  return (
    <ul className={classes.still}>
      {lines.slice(0, MOST_SHOWN).map(line =>
        line.kind === 'group' ? (
          <li key={line.id} className={classes.stillGroup}>
            {line.title}
          </li>
        ) : (
          <li
            key={line.id}
            className={classes.stillLine}
            data-still={line.id}
            style={{ paddingInlineStart: line.depth * 24 }}
          >
            <PartMark mark={list === 'items' ? typeEditor.mark : 'row'} number={line.number} />
            <span className={classes.stillText}>
              <RichText of={line.part.title} />
            </span>
            {'rightTitle' in line.part && line.part.rightTitle && (
              <span className={`${classes.stillText} ${classes.stillRight}`}>
                <RichText of={line.part.rightTitle} />
              </span>
            )}
            <PartTags settings={line.part.settings} />
          </li>
        ),
      )}
      {lines.length > MOST_SHOWN && (
        <li className={classes.stillGroup}>{t.moreParts({ count: lines.length - MOST_SHOWN })}</li>
      )}
    </ul>
  );
}
