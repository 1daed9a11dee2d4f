import type { QuestionTypeSlug } from '@wenshu/question-types/core';
import { type TypeEditor, typeEditors } from '@wenshu/question-types/editor';
import { RichText } from '@wenshu/question-types/respondent';
import { type Question, type RawSettings, readSettings } from '@wenshu/survey-core';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import type { CSSProperties } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { type ListName, partLines } from '../../document/reading/part-rows.ts';
import classes from './options.module.css';
import { PartMark } from './part-mark.tsx';
import { PartTags } from './part-tags.tsx';

/** A card that nobody edits shows enough to know it by. */
const MOST_SHOWN = 20;

/** Options or rows of a question that is not selected: words only, so that hundreds of cards stay light. */
export function StillList({ question, list }: { readonly question: Question; readonly list: ListName }) {
  const t = useTexts(canvasTexts);
  const typeEditor: TypeEditor = typeEditors[question.type as QuestionTypeSlug];
  const lines = partLines(question, list);
  const look = readSettings(question.settings, ['hasPictures', 'pictureColumns', 'columnCount']);
  const hasPictures = look.hasPictures && list === 'items';
  const columns = hasPictures ? look.pictureColumns : look.columnCount;
  const isGrid = list === 'items' && columns > 1;
  return (
    <ul
      className={classes.still}
      data-columns={isGrid ? columns : undefined}
      data-pictures={hasPictures || undefined}
      style={isGrid ? ({ '--columns': columns } as CSSProperties) : undefined}
    >
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
            {hasPictures && <StillPicture settings={line.part.settings} />}
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

/** An option without a picture has its place in the grid all the same. */
function StillPicture({ settings }: { readonly settings: RawSettings }) {
  const { picture, pictureAlt } = readSettings(settings, ['picture', 'pictureAlt']);
  return picture ? (
    <img className={classes.stillPicture} src={picture} alt={pictureAlt} loading="lazy" />
  ) : (
    <span className={classes.stillPicture} />
  );
}
