import { LoadingOutlined, PictureOutlined } from '@ant-design/icons';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { useTexts } from '../../../../app/language/language.ts';
import { ChooseFiles } from './choose-files.tsx';
import classes from './options.module.css';
import { useOptionPictures } from './use-option-pictures.ts';

interface PartPictureProps {
  readonly questionId: string;
  readonly number: number;
  readonly picture: string;
  onPicture(address: string): void;
}

/** The picture of an option on the selected card; pressed, another is chosen. */
export function PartPicture({ questionId, number, picture, onPicture }: PartPictureProps) {
  const t = useTexts(canvasTexts);
  const { sending, replace } = useOptionPictures(questionId);
  return (
    <ChooseFiles
      label={t.setPicture(number)}
      className={classes.partPicture}
      isDisabled={sending !== undefined}
      onFiles={([file]) => file && void replace(file, onPicture)}
    >
      {sending ? (
        <LoadingOutlined aria-hidden />
      ) : picture ? (
        <img src={picture} alt="" />
      ) : (
        <PictureOutlined aria-hidden />
      )}
    </ChooseFiles>
  );
}
