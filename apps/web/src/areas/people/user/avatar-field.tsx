import { profileCalls } from '@wenshu/api-contract';
import { userTexts } from '@wenshu/texts/people/user';
import { UserIcon } from '@wenshu/ui';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import classes from './avatar.module.css';
import { AvatarCrop } from './avatar-crop.tsx';
import { checkPicture } from './check-picture.ts';

interface AvatarFieldProps {
  readonly picture: string | null;
  readonly onChanged: () => Promise<unknown>;
}

export function AvatarField({ picture, onChanged }: AvatarFieldProps) {
  const { profile: words, saved } = useTexts(userTexts);
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ImageBitmap>();
  const [problem, setProblem] = useState<string>();

  async function choose(file: File | undefined) {
    if (!file) return;
    const found = await checkPicture(file);
    const read = found ? undefined : await createImageBitmap(file).catch(() => undefined);
    setProblem(found === 'too-large' ? words.avatarTooLarge : read ? undefined : words.avatarWrong);
    setChosen(read);
  }
  async function use(square: Blob) {
    // The input's type has the fields of the form, not its file.
    await client.call(profileCalls.uploadPicture, { file: square } as never);
    setChosen(undefined);
    notify.success(saved);
    await onChanged();
  }
  const { run: remove } = useAction(() => client.call(profileCalls.removePicture), {
    done: words.avatarRemoved,
    refresh: onChanged,
  });
  return (
    <div className={classes.field}>
      {picture ? (
        <img className={classes.avatar} src={picture} alt={words.avatar} width="88" height="88" />
      ) : (
        <span className={classes.avatar}>
          <UserIcon />
        </span>
      )}
      <div>
        <div className={classes.buttons}>
          <Button onClick={() => input.current?.click()}>{words.avatarChange}</Button>
          {picture && <Button onClick={() => void remove()}>{words.avatarRemove}</Button>}
        </div>
        <p className={classes.hint}>{words.avatarHint}</p>
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words.avatarChange}
        accept="image/jpeg,image/png"
        onChange={event => {
          void choose(event.target.files?.[0]);
          // The same file can be chosen again after it was mended.
          event.target.value = '';
        }}
      />
      {chosen && <AvatarCrop picture={chosen} onUse={use} onCancel={() => setChosen(undefined)} />}
    </div>
  );
}
