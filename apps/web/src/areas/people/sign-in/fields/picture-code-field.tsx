import { signInTexts } from '@wenshu/texts/people/sign-in';
import { TextField } from '@wenshu/ui';
import type { Ref } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { PICTURE_CODE_LENGTH } from './check-credentials.ts';
import classes from './picture-code-field.module.css';
import type { PictureCode } from './use-picture-code.ts';

interface PictureCodeFieldProps {
  readonly picture: PictureCode;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** The code as a picture, or to be heard by who cannot see it. */
export function PictureCodeField({ picture, onChange, ...field }: PictureCodeFieldProps) {
  const texts = useTexts(signInTexts);
  const isHeard = picture.kind === 'sound';
  return (
    <div>
      <TextField
        {...field}
        label={texts.pictureCode}
        placeholder={isHeard ? texts.soundCodePlaceholder : texts.pictureCodePlaceholder}
        name="verifyCode"
        autoComplete="off"
        autoCapitalize="off"
        inputMode={isHeard ? 'numeric' : 'text'}
        spellCheck={false}
        maxLength={PICTURE_CODE_LENGTH}
        onChange={event => onChange(event.target.value.trim())}
        beside={isHeard ? <Recording picture={picture} /> : <Picture picture={picture} />}
      />
      <p className={classes.ways}>
        <button type="button" onClick={picture.refresh}>
          {texts.anotherCode}
        </button>
        <button type="button" onClick={() => picture.turnTo(isHeard ? 'picture' : 'sound')}>
          {isHeard ? texts.seeInstead : texts.listenInstead}
        </button>
      </p>
    </div>
  );
}

function Picture({ picture: { asked, refresh } }: { readonly picture: PictureCode }) {
  const texts = useTexts(signInTexts);
  return (
    // Named by itself while the picture is on its way: a slow network must not leave a button without a name.
    <button
      type="button"
      className={classes.picture}
      onClick={refresh}
      {...(asked !== 'failed' && { 'aria-label': texts.pictureCodeImage })}
    >
      {asked && asked !== 'failed' && <img src={asked.source} alt="" />}
      {asked === 'failed' && <span>{texts.pictureCodeFailed}</span>}
    </button>
  );
}

/** It begins by itself: who pressed "listen" wants to hear it, and a screen reader's user need not look for the player. */
function Recording({ picture: { asked } }: { readonly picture: PictureCode }) {
  const texts = useTexts(signInTexts);
  return (
    <div className={classes.recording}>
      {asked && asked !== 'failed' && (
        // biome-ignore lint/a11y/useMediaCaption: a caption would be the code itself.
        <audio controls autoPlay src={asked.source} aria-label={texts.soundCode} />
      )}
      {asked === 'failed' && <span>{texts.pictureCodeFailed}</span>}
      <span className="visually-hidden" role="status">
        {asked && asked !== 'failed' ? texts.soundCode : ''}
      </span>
    </div>
  );
}
