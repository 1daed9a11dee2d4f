import type { TranslationProposal } from '@wenshu/api-contract';
import { RichText as ShownText } from '@wenshu/question-types/respondent';
import { directionOf, limits, type RichText, surveyLanguage, type TranslationState } from '@wenshu/survey-core';
import { languageTexts } from '@wenshu/texts/design/languages';
import { translatingTexts } from '@wenshu/texts/design/translating';
import { StatusTag, type StatusTone } from '@wenshu/ui';
import { Button } from 'antd';
import { useTexts } from '../../../app/language/language.ts';
import { useDraft } from '../../../app/use-draft.ts';
import { showQuotes } from '../document/quote/live-quotes.ts';
import { AutoText } from '../document/rich-text/auto-text.tsx';
import { useCreateScreen } from '../document/state/create-screen.ts';
import { useEditorState } from '../document/state/use-editor.ts';
import { Locked } from '../questionnaire/locked.tsx';
import { RichField } from '../questionnaire/rich-field.tsx';
import classes from './languages.module.css';
import { ProposedText } from './proposals/proposed-text.tsx';
import { isDone, type TextRow } from './text-rows.ts';
import { useTranslate } from './use-translate.ts';

interface TranslationRowProps {
  readonly row: TextRow;
  readonly languageId: number;
  readonly proposal: TranslationProposal | undefined;
  onDecline(proposal: TranslationProposal): void;
  /** Where something of its question could be proposed. */
  readonly onPropose: ((questionId: string) => void) | undefined;
}

const TONES: Readonly<Record<TranslationState, StatusTone>> = {
  missing: 'calm',
  unchecked: 'waiting',
  checked: 'good',
  outdated: 'bad',
};

/** The original on the left, its translation on the right; one under the other on a phone. */
export function TranslationRow(props: TranslationRowProps) {
  const { row, languageId, proposal, onDecline, onPropose } = props;
  const t = useTexts(languageTexts);
  const s = useTexts(translatingTexts);
  const { isLocked, loaded } = useCreateScreen();
  const translate = useTranslate(languageId);
  // A screen reader reads each text in its own voice.
  const base = useEditorState(({ document }) => surveyLanguage(document, document.baseLanguageId).tag);
  const tag = useEditorState(({ document }) => surveyLanguage(document, languageId).tag);
  const label = t.translate({ place: row.place });
  const { id, field, place, state, translation, questionId } = row;
  // An emptied translation is taken back: the original is shown again. What a person writes beside the original is checked by them.
  const save = (text: RichText) => {
    const isEmpty = text.text === '' && text.html === undefined;
    translate([{ id, field, text: isEmpty ? null : text, isChecked: true }]);
  };
  const html = useEditorState(state => showQuotes(row.base, state.document, row.questionId).text.html);
  return (
    <li className={classes.row} data-done={isDone(row)}>
      <span className={classes.place}>
        {place}
        <span className={classes.standing}>
          <StatusTag tone={TONES[state]}>{s.states[state]}</StatusTag>
        </span>
      </span>
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
      <div className={classes.below}>
        {proposal && (
          <ProposedText proposal={proposal} place={place} languageId={languageId} tag={tag} onDecline={onDecline} />
        )}
        {loaded.mayEdit && (
          <div className={classes.standing}>
            {state === 'outdated' && <span>{s.outdatedHint}</span>}
            {translation && (state === 'unchecked' || state === 'outdated') && (
              <Button
                size="small"
                disabled={isLocked}
                aria-label={s.checkOf({ place })}
                onClick={() => translate([{ id, field, text: translation, isChecked: true }])}
              >
                {s.check}
              </Button>
            )}
            {onPropose && questionId !== undefined && id === questionId && field === 'title' && (
              <Button
                size="small"
                type="text"
                disabled={isLocked}
                aria-label={s.proposeOneOf({ name: place })}
                onClick={() => onPropose(questionId)}
              >
                {s.proposeOne}
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  );
}

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
