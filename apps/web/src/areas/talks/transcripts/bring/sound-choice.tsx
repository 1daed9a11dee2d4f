import { transcriptTexts } from '@wenshu/texts/talks/transcripts';
import { Button } from 'antd';
import { useRef } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { isTooLarge, SOUND_ENDINGS } from '../sound/send-sound.ts';
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
      <input
        ref={chooser}
        type="file"
        hidden
        accept={SOUND_ENDINGS}
        aria-label={t.soundChoose}
        onChange={event => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (!file) return;
          if (isTooLarge(file)) notify.error(t.soundTooLarge);
          else onChange(file);
        }}
      />
    </div>
  );
}
