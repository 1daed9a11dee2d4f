import { type ListedTalkTerm, talkTermCalls } from '@wenshu/api-contract';
import { translationTexts } from '@wenshu/texts/talks/translation';
import { TextField } from '@wenshu/ui';
import { useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { Fields } from '../../../../app/forms/field.tsx';
import { FormDialog } from '../../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { useRefreshTerms } from './use-terms.ts';

export type TermDraft = Pick<ListedTalkTerm, 'zh' | 'en' | 'note'> & { readonly termId?: string };
const sides = ['zh', 'en'] as const;
const LONGEST = { wording: 200, note: 500 };

interface TermDialogProps {
  readonly scrollId: string;
  readonly term: TermDraft;
  onClose(): void;
}

/** A term of the glossary, new or changed. */
export function TermDialog({ scrollId, term, onClose }: TermDialogProps) {
  const t = useTexts(translationTexts).terms;
  const [draft, setDraft] = useState(term);
  const [isTried, setIsTried] = useState(false);
  const { zh, en, note } = draft;
  const { isBusy, run } = useAction(
    () => client.call(talkTermCalls.saveTerm, { scrollId, ...draft, zh: zh.trim(), en: en.trim() }),
    { refresh: useRefreshTerms(scrollId), onDone: onClose },
  );
  const submit = () => {
    setIsTried(true);
    if (sides.every(side => draft[side].trim() !== '')) void run();
  };
  const isDirty = zh !== term.zh || en !== term.en || note !== term.note;
  return (
    <FormDialog
      title={term.termId === undefined ? t.addTitle : t.editTitle}
      submit={t.save}
      isBusy={isBusy}
      isDirty={isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <Fields>
        {sides.map(side => (
          <TextField
            key={side}
            label={t[side]}
            value={draft[side]}
            maxLength={LONGEST.wording}
            problem={isTried && draft[side].trim() === '' ? t.problem : undefined}
            onChange={event => setDraft({ ...draft, [side]: event.target.value })}
          />
        ))}
        <TextField
          label={t.note}
          value={note}
          maxLength={LONGEST.note}
          onChange={event => setDraft({ ...draft, note: event.target.value })}
        />
      </Fields>
    </FormDialog>
  );
}
