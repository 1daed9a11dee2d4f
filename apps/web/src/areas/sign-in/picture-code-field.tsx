import { signInTexts } from '@wenshu/texts/sign-in';
import { TextField } from '@wenshu/ui';
import type { Ref } from 'react';
import { useTexts } from '../../app/language/language.ts';
import { PICTURE_CODE_LENGTH } from './check-credentials.ts';
import classes from './picture-code-field.module.css';
import type { PictureCode } from './use-picture-code.ts';

interface PictureCodeFieldProps {
  readonly picture: PictureCode;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

export function PictureCodeField({ picture, value, problem, onChange, ref }: PictureCodeFieldProps) {
  const texts = useTexts(signInTexts);
  const isThere = picture.source !== undefined && picture.source !== 'failed';
  return (
    <TextField
      {...(ref && { ref })}
      label={texts.pictureCode}
      placeholder={texts.pictureCodePlaceholder}
      name="verifyCode"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={PICTURE_CODE_LENGTH}
      value={value}
      problem={problem}
      onChange={event => onChange(event.target.value.trim())}
      beside={
        <button type="button" className={classes.picture} onClick={picture.refresh}>
          {isThere && <img src={picture.source} alt={texts.pictureCodeImage} />}
          {picture.source === 'failed' && <span>{texts.pictureCodeFailed}</span>}
        </button>
      }
    />
  );
}
