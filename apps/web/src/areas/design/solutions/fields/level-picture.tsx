import { PictureOutlined } from '@ant-design/icons';
import { pictureUses } from '@wenshu/api-contract';
import { skinTexts } from '@wenshu/texts/design/skin';
import { solutionTexts } from '@wenshu/texts/design/solutions';
import { Button } from 'antd';
import { useRef, useState } from 'react';
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
  const [isBusy, setIsBusy] = useState(false);
  const upload = async (chosen: File) => {
    const problem = checkImage(chosen, pictureUses.other.maxBytes);
    if (problem) return notify.error(problem === 'imageWrong' ? pictures.wrong : pictures.tooLarge);
    setIsBusy(true);
    try {
      onChange(await uploadPicture(scrollId, chosen));
    } catch {
      notify.error(pictures.failed);
    } finally {
      setIsBusy(false);
    }
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
          if (chosen) void upload(chosen);
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
