import type { TranslationProposal } from '@wenshu/api-contract';
import { RichText as ShownText } from '@wenshu/question-types/respondent';
import { directionOf } from '@wenshu/survey-core';
import { translatingTexts } from '@wenshu/texts/design/translating';
import { Button } from 'antd';
import { type RefObject, useRef } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { useCreateScreen } from '../../document/state/create-screen.ts';
import { useEditor } from '../../document/state/use-editor.ts';
import { useTranslate } from '../use-translate.ts';
import classes from './proposals.module.css';

interface ProposedTextProps {
  readonly proposal: TranslationProposal;
  readonly place: string;
  readonly languageId: number;
  readonly tag: string;
  onDecline(proposal: TranslationProposal): void;
}

/** What is proposed for a text, beside its original: taken as it is, taken to be changed, or put away. */
export function ProposedText({ proposal, place, languageId, tag, onDecline }: ProposedTextProps) {
  const t = useTexts(translatingTexts);
  const { isLocked } = useCreateScreen();
  const editor = useEditor();
  const translate = useTranslate(languageId);
  const box = useRef<HTMLFieldSetElement>(null);
  const { id, field, source, isExact } = proposal;
  const { text, html } = proposal.text;
  const words = html === undefined ? { text } : { text, html };
  const accept = () => {
    focusNext(box);
    // Read beside its original and taken by itself: that is what checking is.
    translate([{ id, field, text: words, isChecked: true }]);
    editor.announce(t.accepted);
  };
  const edit = () => {
    const row = box.current?.closest('li');
    translate([{ id, field, text: words }]);
    requestAnimationFrame(() => row?.querySelector('textarea')?.focus());
  };
  const decline = () => {
    focusNext(box);
    onDecline(proposal);
  };
  return (
    <fieldset ref={box} className={classes.proposal} aria-label={t.proposal({ place })}>
      <div className={classes.words} lang={tag} dir={directionOf(tag)}>
        <ShownText of={words} />
      </div>
      <p className={classes.source}>
        {t.sources[source]}
        {source !== 'model' && !isExact && ` · ${t.alike}`}
      </p>
      <div className={classes.line}>
        <Button size="small" data-accept disabled={isLocked} aria-label={t.acceptOf({ place })} onClick={accept}>
          {t.accept}
        </Button>
        {html === undefined && (
          <Button size="small" disabled={isLocked} aria-label={t.editOf({ place })} onClick={edit}>
            {t.edit}
          </Button>
        )}
        <Button size="small" type="text" aria-label={t.declineOf({ place })} onClick={decline}>
          {t.decline}
        </Button>
      </div>
    </fieldset>
  );
}

/** Whoever goes through them by keys goes on at the next one: this one is about to be gone, and the focus with it. */
function focusNext(box: RefObject<HTMLElement | null>): void {
  const all = [...(box.current?.closest('ul')?.querySelectorAll<HTMLElement>('button[data-accept]') ?? [])];
  const at = all.findIndex(one => box.current?.contains(one));
  all[at + 1]?.focus();
}
