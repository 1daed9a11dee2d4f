import { PictureOutlined } from '@ant-design/icons';
import { pictureUses } from '@wenshu/api-contract';
import { skinTexts } from '@wenshu/texts/design/skin';
import { solutionTexts } from '@wenshu/texts/design/solutions';
import { Button } from 'antd';
import { useRef } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { checkImage } from '../../document/media/check-media.ts';
import { uploadPicture } from '../../document/media/upload-media.ts';
import classes from '../solutions.module.css';

interface LevelPictureProps {
  readonly scrollId: string;
  readonly name: string;
  readonly picture: string;
  onChange(picture: string): void;
}

/** The picture of a level: chosen, replaced, removed. */
export function LevelPicture({ scrollId, name, picture, onChange }: LevelPictureProps) {
  const t = useTexts(solutionTexts);
  const { pictures } = useTexts(skinTexts);
  const file = useRef<HTMLInputElement>(null);
  const { isBusy, run } = useAction((chosen: File) => uploadPicture(scrollId, chosen), {
    onDone: onChange,
    onRefused: () => notify.error(pictures.failed),
  });
  const upload = (chosen: File) => {
    const problem = checkImage(chosen, pictureUses.other.maxBytes);
    if (problem) notify.error(problem === 'imageWrong' ? pictures.wrong : pictures.tooLarge);
    else void run(chosen);
  };
  return (
    <span className={classes.levelPicture}>
      {picture !== '' && <img src={picture} alt={name} />}
      <input
        ref={file}
        type="file"
        hidden
        accept=".png,.jpg,.jpeg,.gif"
        aria-label={`${t.picture} ${name}`}
        onChange={event => {
          const [chosen] = event.target.files ?? [];
          if (chosen) upload(chosen);
          event.target.value = '';
        }}
      />
      <Button
        type="text"
        loading={isBusy}
        icon={<PictureOutlined aria-hidden />}
        aria-label={`${picture === '' ? t.picture : t.removePicture} ${name}`}
        onClick={() => (picture === '' ? file.current?.click() : onChange(''))}
      />
    </span>
  );
}
