import { userTexts } from '@wenshu/texts/people/user';
import { Slider } from 'antd';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../app/language/language.ts';
import classes from './avatar.module.css';
import { type Crop, cropSide, MOST_ZOOM, moveCrop, wholeCrop, zoomCrop } from './crop.ts';

const VIEW = 280;
/** What is sent: twice what is kept, so that nothing is lost on the way. */
const SENT = 512;
const KEY_SHARE = 0.04;
const KEY_ZOOM = 0.2;

interface AvatarCropProps {
  readonly picture: ImageBitmap;
  readonly onUse: (square: Blob) => Promise<void>;
  readonly onCancel: () => void;
}

/** The part of a picture that becomes the avatar: dragged and enlarged by hand, or by keys. */
export function AvatarCrop({ picture, onUse, onCancel }: AvatarCropProps) {
  const words = useTexts(userTexts).profile.crop;
  const [crop, setCrop] = useState<Crop>(() => wholeCrop(picture));
  const { isBusy, run } = useAction(async () => onUse(await squareOf(picture, crop)));

  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const width = event.currentTarget.clientWidth;
    setCrop(before => moveCrop(picture, before, event.movementX / width, event.movementY / width));
  };
  const press = (event: KeyboardEvent) => {
    const change = keys[event.key];
    if (!change) return;
    event.preventDefault();
    setCrop(before => change(picture, before));
  };
  return (
    <FormDialog
      title={words.title}
      width={360}
      submit={isBusy ? words.using : words.use}
      isBusy={isBusy}
      onSubmit={run}
      onClose={onCancel}
    >
      <p className={classes.hint}>{words.hint}</p>
      <button
        type="button"
        className={classes.view}
        aria-label={words.area}
        onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={press}
      >
        <Cropped picture={picture} crop={crop} />
      </button>
      <Slider
        min={1}
        max={MOST_ZOOM}
        step={0.05}
        value={crop.zoom}
        ariaLabelForHandle={words.zoom}
        tooltip={{ open: false }}
        onChange={zoom => setCrop(before => zoomCrop(picture, before, zoom))}
      />
    </FormDialog>
  );
}

/** A component of its own: the dialog puts its content on the page later than itself. */
function Cropped({ picture, crop }: { readonly picture: ImageBitmap; readonly crop: Crop }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => draw(canvas.current, picture, crop), [picture, crop]);
  return <canvas ref={canvas} className={classes.canvas} width={VIEW * 2} height={VIEW * 2} />;
}

const keys: Readonly<Record<string, (size: ImageBitmap, crop: Crop) => Crop>> = {
  ArrowLeft: (size, crop) => moveCrop(size, crop, -KEY_SHARE, 0),
  ArrowRight: (size, crop) => moveCrop(size, crop, KEY_SHARE, 0),
  ArrowUp: (size, crop) => moveCrop(size, crop, 0, -KEY_SHARE),
  ArrowDown: (size, crop) => moveCrop(size, crop, 0, KEY_SHARE),
  '+': (size, crop) => zoomCrop(size, crop, crop.zoom + KEY_ZOOM),
  '=': (size, crop) => zoomCrop(size, crop, crop.zoom + KEY_ZOOM),
  '-': (size, crop) => zoomCrop(size, crop, crop.zoom - KEY_ZOOM),
};

function draw(canvas: HTMLCanvasElement | null, picture: ImageBitmap, crop: Crop): void {
  const pen = canvas?.getContext('2d');
  if (!canvas || !pen) return;
  const side = cropSide(picture, crop);
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, canvas.width, canvas.height);
}

function squareOf(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = SENT;
  canvas.height = SENT;
  draw(canvas, picture, crop);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      blob => (blob ? resolve(blob) : reject(new Error('The picture could not be cut'))),
      'image/jpeg',
      0.92,
    ),
  );
}
