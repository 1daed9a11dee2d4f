import { transcriptTexts } from '@wenshu/texts/talks/transcripts';
import { TextField } from '@wenshu/ui';
import { useState } from 'react';
import { Field, Fields } from '../../../../app/forms/field.tsx';
import { FormDialog } from '../../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import classes from './bring.module.css';

const MOST_LETTERS = 2_000_000;

interface PasteDialogProps {
  onRead(title: string, text: string): void;
  onClose(): void;
}

export function PasteDialog({ onRead, onClose }: PasteDialogProps) {
  const t = useTexts(transcriptTexts).bring;
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isWrong = text.trim() === '' || text.length > MOST_LETTERS;
  const submit = () => {
    setIsTried(true);
    if (!isWrong) onRead(title.trim() || t.untitled, text);
  };
  return (
    <FormDialog
      title={t.pasteTitle}
      submit={t.pasteDo}
      width={720}
      isDirty={text !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <Fields>
        <TextField label={t.name} value={title} maxLength={100} onChange={event => setTitle(event.target.value)} />
        <Field label={t.pasteText} hint={t.pasteHint} problem={isTried && isWrong ? t.pasteProblem : undefined}>
          {({ status: _status, ...control }) => (
            <textarea
              {...control}
              className={classes.paste}
              value={text}
              onChange={event => setText(event.target.value)}
            />
          )}
        </Field>
      </Fields>
    </FormDialog>
  );
}
