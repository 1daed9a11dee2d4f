import { transcriptTexts } from '@wenshu/texts/talks/transcripts';
import type { TalkLanguage } from '@wenshu/transcripts';
import { Segmented } from 'antd';
import { useId } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import classes from './bring.module.css';

interface LanguageChoiceProps {
  readonly label: string;
  readonly value: TalkLanguage;
  onChange(value: TalkLanguage): void;
}

/** In which language people speak, or their data is. */
export function LanguageChoice({ label, value, onChange }: LanguageChoiceProps) {
  const { languages } = useTexts(transcriptTexts);
  const id = useId();
  return (
    <div className={classes.language}>
      <span id={id}>{label}</span>
      <Segmented
        aria-labelledby={id}
        value={value}
        options={(['zh', 'en'] as const).map(one => ({ value: one, label: languages[one] }))}
        onChange={onChange}
      />
    </div>
  );
}
