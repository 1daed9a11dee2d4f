import { transcriptTexts } from '@wenshu/texts/talks/transcripts';
import { Button } from 'antd';
import { useRef } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { isTooLarge } from '../sound/send-sound.ts';
import { SoundInput } from '../sound/sound-input.tsx';
import classes from './bring.module.css';

interface SoundChoiceProps {
  readonly sound: File | undefined;
  onChange(sound: File | undefined): void;
}

/** The recording of a transcript that is brought in; it goes out when that is kept. */
export function SoundChoice({ sound, onChange }: SoundChoiceProps) {
  const t = useTexts(transcriptTexts).bring;
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.head}>
      <span>{t.sound}</span>
      {sound && <strong>{sound.name}</strong>}
      <Button onClick={() => chooser.current?.click()}>{t.soundChoose}</Button>
      {sound && <Button onClick={() => onChange(undefined)}>{t.soundNone}</Button>}
      <span className={classes.soft}>{t.soundHint}</span>
      <SoundInput
        label={t.soundChoose}
        chooser={chooser}
        onFile={file => (isTooLarge(file) ? notify.error(t.soundTooLarge) : onChange(file))}
      />
    </div>
  );
}
