import { PictureOutlined } from '@ant-design/icons';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { Button, ColorPicker, Slider } from 'antd';
import { useTexts } from '../../../../../app/language/language.ts';
import { notify } from '../../../../../app/notices/notices.ts';
import { namePage, setBackground } from '../../model/page-changes.ts';
import { useMake, usePage } from '../builder-context.ts';
import { LayoutChooser } from '../layout-chooser.tsx';
import { UploadButton } from '../upload-button.tsx';
import { useUploadPicture } from '../use-upload-picture.ts';
import { DraftInput } from './draft-input.tsx';
import { Field, Part } from './field.tsx';
import classes from './panels.module.css';

const LONGEST_NAME = 200;
const FRESH_OPACITY = 0.35;

/** Name, layout and ground of the page. */
export function PagePanel() {
  const t = useTexts(reportScreenTexts).page;
  const { document, page } = usePage();
  const make = useMake();
  const upload = useUploadPicture();
  if (!page) return null;
  const { background } = page;
  const takePicture = async (file: File) => {
    const fileId = await upload(file);
    if (fileId !== undefined) make(setBackground(page.id, { by: 'picture', fileId, opacity: FRESH_OPACITY }));
  };
  return (
    <>
      <Part title={t.name}>
        <DraftInput
          label={t.name}
          placeholder={t.namePlaceholder}
          value={page.name}
          maxLength={LONGEST_NAME}
          onSave={name => make(namePage(page.id, name))}
        />
      </Part>
      <Part title={t.layout}>
        {document.shape === 'phone' ? (
          <Button size="small" onClick={() => notify.info(t.layoutFixed)}>
            {t.changeLayout}
          </Button>
        ) : (
          <LayoutChooser />
        )}
      </Part>
      <Part title={t.background}>
        <div className={classes.line}>
          <ColorPicker
            size="small"
            disabledAlpha
            showText
            value={background?.by === 'colour' ? background.colour : null}
            onChangeComplete={colour =>
              make(
                setBackground(page.id, { by: 'colour', colour: colour.toHexString().slice(0, 7) }),
                `ground ${page.id}`,
              )
            }
          />
          <UploadButton
            accept="image/png,image/jpeg,image/gif,image/webp"
            type="default"
            icon={<PictureOutlined aria-hidden />}
            title={t.pictureHint}
            onFile={takePicture}
          >
            {t.picture}
          </UploadButton>
          {background && (
            <Button size="small" type="link" onClick={() => make(setBackground(page.id, undefined))}>
              {t.noBackground}
            </Button>
          )}
        </div>
        {background?.by === 'picture' && (
          <Field name={t.opacity}>
            <Slider
              min={0}
              max={1}
              step={0.05}
              value={background.opacity}
              onChange={opacity => make(setBackground(page.id, { ...background, opacity }), `opacity ${page.id}`)}
            />
          </Field>
        )}
        <p className={classes.hint}>{t.pictureHint}</p>
      </Part>
    </>
  );
}
