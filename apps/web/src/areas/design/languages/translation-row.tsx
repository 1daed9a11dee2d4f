import { RichText as ShownText } from '@wenshu/question-types/respondent';
import { directionOf, limits, type RichText, surveyLanguage } from '@wenshu/survey-core';
import { languageTexts } from '@wenshu/texts/design/languages';
import { memo } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { useDraft } from '../../../app/use-draft.ts';
import { showQuotes } from '../document/quote/live-quotes.ts';
import { AutoText } from '../document/rich-text/auto-text.tsx';
import { useCreateScreen } from '../document/state/create-screen.ts';
import { useEditorState } from '../document/state/use-editor.ts';
import { useRun } from '../document/state/use-run.ts';
import { Locked } from '../questionnaire/locked.tsx';
import { RichField } from '../questionnaire/rich-field.tsx';
import classes from './languages.module.css';
import { isDone, type TextRow } from './text-rows.ts';

interface TranslationRowProps {
  readonly row: TextRow;
  readonly languageId: number;
}

/** The original on the left, its translation on the right; one under the other on a phone. */
export const TranslationRow = memo(function TranslationRow({ row, languageId }: TranslationRowProps) {
  const t = useTexts(languageTexts);
  const { isLocked } = useCreateScreen();
  const run = useRun();
  // A screen reader reads each text in its own voice.
  const base = useEditorState(({ document }) => surveyLanguage(document, document.baseLanguageId).tag);
  const tag = useEditorState(({ document }) => surveyLanguage(document, languageId).tag);
  const label = t.translate({ place: row.place });
  // An emptied translation is taken back: the original is shown again.
  const save = (text: RichText) => {
    const isEmpty = text.text === '' && text.html === undefined;
    run('translate', { languageId, texts: [{ id: row.id, field: row.field, text: isEmpty ? null : text }] });
  };
  const html = useEditorState(state => showQuotes(row.base, state.document, row.questionId).text.html);
  return (
    <li className={classes.row} data-done={isDone(row)}>
      <span className={classes.place}>{row.place}</span>
      <div className={classes.original} lang={base} dir={directionOf(base)}>
        <ShownText of={{ text: row.base.text, ...(html !== undefined && { html }) }} />
      </div>
      <div className={classes.translation} lang={tag} dir={directionOf(tag)}>
        <Locked when={isLocked}>
          {row.base.html === undefined && row.translation?.html === undefined ? (
            <PlainTranslation label={label} value={row.translation?.text ?? ''} onSave={save} />
          ) : (
            <RichField
              label={label}
              isLabelHidden
              value={row.translation ?? { text: '' }}
              placeholder={t.richPlaceholder}
              // A title's quotes cannot be typed: a translation begins with the original's.
              startFrom={row.base}
              quoteMode="kept"
              max={limits.longText}
              onSave={save}
            />
          )}
        </Locked>
      </div>
    </li>
  );
});

interface PlainTranslationProps {
  readonly label: string;
  readonly value: string;
  onSave(text: RichText): void;
}

function PlainTranslation({ label, value, onSave }: PlainTranslationProps) {
  const t = useTexts(languageTexts);
  const [draft, setDraft] = useDraft(value);
  const save = () => {
    const text = draft.trim();
    setDraft(text);
    if (text !== value) onSave({ text });
  };
  return (
    <AutoText
      className={classes.field}
      aria-label={label}
      placeholder={t.placeholder}
      value={draft}
      onChange={event => setDraft(event.target.value)}
      onBlur={save}
    />
  );
}
