import { PictureOutlined } from '@ant-design/icons';
import type { ReportBlock } from '@wenshu/analysis/browser';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { Segmented } from 'antd';
import { useTexts } from '../../../../../app/language/language.ts';
import { changeContent } from '../../model/block-changes.ts';
import { useMake } from '../builder-context.ts';
import { UploadButton } from '../upload-button.tsx';
import { useUploadPicture } from '../use-upload-picture.ts';
import { DraftInput } from './draft-input.tsx';
import { Field, Part } from './field.tsx';
import classes from './panels.module.css';

export function PicturePanel({ block }: { readonly block: ReportBlock }) {
  const texts = useTexts(reportScreenTexts);
  const t = texts.picture;
  const make = useMake();
  const upload = useUploadPicture();
  if (block.content.kind !== 'picture') return null;
  const { alt, fit } = block.content;
  const replace = async (file: File) => {
    const fileId = await upload(file);
    if (fileId !== undefined) make(changeContent(block.id, ['fileId'], fileId));
  };
  return (
    <Part title={t.title}>
      <Field name={t.alt}>
        <DraftInput
          label={t.alt}
          value={alt}
          maxLength={200}
          onSave={words => make(changeContent(block.id, ['alt'], words))}
        />
      </Field>
      <Segmented
        size="small"
        aria-label={t.fit}
        value={fit}
        options={(['contain', 'cover'] as const).map(value => ({ value, label: t[value] }))}
        onChange={value => make(changeContent(block.id, ['fit'], value))}
      />
      <div className={classes.line}>
        <UploadButton
          accept="image/png,image/jpeg,image/gif,image/webp"
          type="default"
          icon={<PictureOutlined aria-hidden />}
          onFile={replace}
        >
          {t.replace}
        </UploadButton>
      </div>
      <p className={classes.hint}>{texts.insert.pictureHint}</p>
    </Part>
  );
}
