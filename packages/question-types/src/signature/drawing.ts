import SignaturePad from 'signature_pad';

/** Dark on white, so that a signature can be read wherever it is shown. */
const INK = '#1d2a33';
const PAPER = '#ffffff';
const TYPED_WIDTH_PX = 600;
const TYPED_HEIGHT_PX = 200;

export interface Drawing {
  isEmpty(): boolean;
  undo(): void;
  clear(): void;
  toPicture(): Promise<Blob | null>;
  end(): void;
}

/** A pad on a canvas. What was drawn survives a turn of the phone, which changes the canvas' size. */
export function startDrawing(canvas: HTMLCanvasElement, onStroke: () => void): Drawing {
  const pad = new SignaturePad(canvas, { penColor: INK, backgroundColor: PAPER });
  const fit = () => {
    const ratio = Math.max(1, window.devicePixelRatio);
    const strokes = pad.toData();
    canvas.width = canvas.offsetWidth * ratio;
    canvas.height = canvas.offsetHeight * ratio;
    canvas.getContext('2d')?.scale(ratio, ratio);
    pad.clear();
    pad.fromData(strokes);
  };
  fit();
  window.addEventListener('resize', fit);
  pad.addEventListener('endStroke', onStroke);
  return {
    isEmpty: () => pad.isEmpty(),
    undo: () => {
      const strokes = pad.toData().slice(0, -1);
      if (strokes.length === 0) pad.clear();
      else pad.fromData(strokes);
    },
    clear: () => pad.clear(),
    toPicture: () => toPng(canvas),
    end: () => {
      window.removeEventListener('resize', fit);
      pad.off();
    },
  };
}

/** A name as a picture, for whoever cannot draw: as large as fits. */
export function drawName(name: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = TYPED_WIDTH_PX;
  canvas.height = TYPED_HEIGHT_PX;
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = INK;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  const fontOf = (size: number) => `italic ${size}px "Kaiti SC", KaiTi, STKaiti, cursive, serif`;
  let size = TYPED_HEIGHT_PX / 2;
  pen.font = fontOf(size);
  size = Math.min(size, (size * TYPED_WIDTH_PX * 0.9) / Math.max(1, pen.measureText(name).width));
  pen.font = fontOf(size);
  pen.fillText(name, canvas.width / 2, canvas.height / 2);
  return toPng(canvas);
}

function toPng(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise(resolve => canvas.toBlob(resolve, 'image/png'));
}
