import { limits, type Question } from '@wenshu/survey-core';
import { editorTexts } from '@wenshu/texts/design/editor';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { useTexts } from '../../../../app/language/language.ts';
import { NameField } from '../../document/parts/name-field.tsx';
import { type ListName, partLines } from '../../document/reading/part-rows.ts';
import { EditableText } from '../../document/rich-text/editable-text.tsx';
import { useRun } from '../../document/state/use-run.ts';
import classes from './options.module.css';
import { usePartEdits } from './part-list.tsx';

/** Options or rows that a solution made: their words are fields, and there is nothing to add, move or remove. */
export function LockedParts({ question, list }: { readonly question: Question; readonly list: ListName }) {
  const t = useTexts(canvasTexts);
  const words = useTexts(editorTexts);
  const run = useRun();
  const edits = usePartEdits(question.id, list, false);
  const questionId = question.id;
  return (
    <div className={classes.list} data-parts={list}>
      {partLines(question, list).map(line =>
        line.kind === 'group' ? (
          <div key={line.id} className={classes.groupLine} data-part={line.id} data-heading>
            <NameField
              value={line.title}
              label={t.groupName(line.number)}
              max={limits.groupName}
              onSave={text => run('modifyItemGroupName', { questionId, itemGroupId: line.id, title: { text } })}
            />
          </div>
        ) : (
          <div key={line.id} className={classes.line} data-part={line.id}>
            <EditableText
              textKey={`${questionId}.${line.id}`}
              value={line.part.title}
              label={(list === 'items' ? words.optionText : words.rowText)(line.number)}
              max={limits.lineLength}
              questionId={questionId}
              quoteMode="kept"
              onSave={title => edits.rename(line.id, title)}
            />
          </div>
        ),
      )}
    </div>
  );
}
