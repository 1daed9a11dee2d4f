import { DeleteOutlined, UploadOutlined } from '@ant-design/icons';
import { designUploadCalls, pictureUses } from '@wenshu/api-contract';
import { skinTexts } from '@wenshu/texts/design/skin';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { checkImage } from '../document/media/check-media.ts';
import { useFileDrop } from '../document/media/use-file-drop.ts';
import classes from './skin.module.css';

/** A phone's background is twice as high as wide: its place is narrow, not cut. */
const HIGHEST_PX = 200;

interface PictureFieldProps {
  readonly label: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly scrollId: string;
  readonly use: keyof typeof pictureUses;
  readonly address: string | undefined;
  onSave(address: string | undefined): void;
}

/** One picture: its place in the right proportions, upload, replace, remove. Told when its size is another than the place's. */
export function PictureField({ label, size, scrollId, use, address, onSave }: PictureFieldProps) {
  const { pictures: t } = useTexts(skinTexts);
  const file = useRef<HTMLInputElement>(null);
  const [natural, setNatural] = useState<{ readonly width: number; readonly height: number }>();
  const shownAddress = address?.replace(/^\{host\}/, '');
  const isOther = natural !== undefined && !isSameShape(natural, size);

  const { isBusy, run } = useAction(
    (chosen: File) => {
      // The contract describes a form's text fields; the file stands beside them.
      const form = { scrollId, type: pictureUses[use].type, file: chosen };
      return client.call(designUploadCalls.uploadPicture, form, { quiet: true });
    },
    { onDone: onSave, onRefused: () => notify.error(t.failed) },
  );
  const upload = (chosen: File) => {
    const problem = checkImage(chosen, pictureUses[use].maxBytes);
    if (problem) notify.error(problem === 'imageWrong' ? t.wrong : t.tooLarge);
    else void run(chosen);
  };
  const { isOver, dropProps } = useFileDrop(([dropped]) => dropped && upload(dropped));

  return (
    <div className={classes.picture}>
      <span className={classes.pictureName}>
        {label} <small>{t.size(size)}</small>
      </span>
      <label
        className={classes.picturePlace}
        style={{
          aspectRatio: `${size.width} / ${size.height}`,
          width: `min(100%, ${(HIGHEST_PX * size.width) / size.height}px)`,
        }}
        data-over={isOver}
        {...dropProps}
      >
        {shownAddress ? (
          <img
            src={shownAddress}
            alt={label}
            onLoad={({ currentTarget: image }) =>
              setNatural({ width: image.naturalWidth, height: image.naturalHeight })
            }
          />
        ) : (
          <span className={classes.pictureHint}>{t.drop}</span>
        )}
        <input
          ref={file}
          type="file"
          hidden
          accept=".png,.jpg,.jpeg,.gif"
          aria-label={label}
          onChange={event => {
            const [chosen] = event.target.files ?? [];
            if (chosen) upload(chosen);
            event.target.value = '';
          }}
        />
      </label>
      <span className={classes.pictureActions}>
        <Button
          size="small"
          icon={<UploadOutlined aria-hidden />}
          loading={isBusy}
          aria-label={`${address ? t.replace : t.upload} ${label}`}
          onClick={() => file.current?.click()}
        >
          {isBusy ? t.uploading : address ? t.replace : t.upload}
        </Button>
        {address && (
          <Button
            size="small"
            type="text"
            danger
            icon={<DeleteOutlined aria-hidden />}
            aria-label={`${t.remove} ${label}`}
            onClick={() => {
              setNatural(undefined);
              onSave(undefined);
            }}
          />
        )}
      </span>
      {address && isOther && <p className={classes.pictureNote}>{t.otherSize(natural)}</p>}
    </div>
  );
}

/** Twice as large is as good: only another shape is cut. */
function isSameShape(a: { width: number; height: number }, b: { width: number; height: number }): boolean {
  return Math.abs(a.width / a.height - b.width / b.height) < 0.02;
}
