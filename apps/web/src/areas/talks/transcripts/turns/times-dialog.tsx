import { transcriptDeskTexts } from '@wenshu/texts/talks/transcript-desk';
import { type Turn, transcriptChanges } from '@wenshu/transcripts';
import { TextField } from '@wenshu/ui';
import { readTime, timeText } from '@wenshu/words';
import { useState } from 'react';
import { Fields } from '../../../../app/forms/field.tsx';
import { FormDialog } from '../../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { useMake } from '../open/desk-context.ts';

const written = (time: number | null) => (time === null ? '' : timeText(time, time % 1000 === 0 ? undefined : '.'));
const isTime = (text: string) => text.trim() === '' || readTime(text.trim()) !== null;
const timeOf = (text: string) => (text.trim() === '' ? null : readTime(text.trim()));

/** From when to when it was said. */
export function TimesDialog({ turn, onClose }: { readonly turn: Turn; onClose(): void }) {
  const t = useTexts(transcriptDeskTexts).times;
  const make = useMake();
  const [from, setFrom] = useState(written(turn.from));
  const [to, setTo] = useState(written(turn.to));
  const [isTried, setIsTried] = useState(false);
  const [begins, ends] = [timeOf(from), timeOf(to)];
  const isAstray = begins !== null && ends !== null && ends < begins;
  const save = () => {
    setIsTried(true);
    if (!isTime(from) || !isTime(to) || isAstray) return;
    make(({ turns }) =>
      turns[turn.id]
        ? [...transcriptChanges.time(turn.id, 'from', begins), ...transcriptChanges.time(turn.id, 'to', ends)]
        : [],
    );
    onClose();
  };
  return (
    <FormDialog title={t.title} submit={t.save} onSubmit={save} onClose={onClose}>
      <Fields>
        <TextField
          label={t.from}
          value={from}
          maxLength={20}
          problem={isTried && !isTime(from) ? t.problem : undefined}
          onChange={event => setFrom(event.target.value)}
        />
        <TextField
          label={t.to}
          value={to}
          maxLength={20}
          problem={isTried ? (isTime(to) ? (isAstray ? t.order : undefined) : t.problem) : undefined}
          onChange={event => setTo(event.target.value)}
        />
        <p>{t.hint}</p>
      </Fields>
    </FormDialog>
  );
}
