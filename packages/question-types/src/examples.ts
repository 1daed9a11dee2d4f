import type { TypeExample } from './_shared/example.ts';
import type { QuestionTypeSlug } from './answering.ts';
import { example as blink } from './blink/examples.ts';
import { example as bpto } from './bpto/examples.ts';
import { example as cascade } from './cascade/examples.ts';
import { example as cbc } from './cbc/examples.ts';
import { example as contrastScale } from './contrast-scale/examples.ts';
import { example as cpc } from './cpc/examples.ts';
import { example as date } from './date/examples.ts';
import { example as dropdown } from './dropdown/examples.ts';
import { example as evaluation } from './evaluation/examples.ts';
import { example as fileUpload } from './file-upload/examples.ts';
import { example as fillIn } from './fill-in/examples.ts';
import { example as horizontalFillIn } from './horizontal-fill-in/examples.ts';
import { example as imageHotspot } from './image-hotspot/examples.ts';
import { example as imageUpload } from './image-upload/examples.ts';
import { example as kano } from './kano/examples.ts';
import { example as label } from './label/examples.ts';
import { example as location } from './location/examples.ts';
import { example as matrixDropdown } from './matrix-dropdown/examples.ts';
import { example as matrixFillIn } from './matrix-fill-in/examples.ts';
import { example as matrixMultiple } from './matrix-multiple/examples.ts';
import { example as matrixScale } from './matrix-scale/examples.ts';
import { example as matrixSingle } from './matrix-single/examples.ts';
import { example as maxdiff } from './maxdiff/examples.ts';
import { example as multiDropdown } from './multi-dropdown/examples.ts';
import { example as multiFillIn } from './multi-fill-in/examples.ts';
import { example as multipleChoice } from './multiple-choice/examples.ts';
import { example as nps } from './nps/examples.ts';
import { example as pageBreak } from './page-break/examples.ts';
import { example as psm } from './psm/examples.ts';
import { example as ranking } from './ranking/examples.ts';
import { example as rating } from './rating/examples.ts';
import { example as ruler } from './ruler/examples.ts';
import { example as scale } from './scale/examples.ts';
import { example as signature } from './signature/examples.ts';
import { example as singleChoice } from './single-choice/examples.ts';
import { example as textNote } from './text-note/examples.ts';
import { example as threeDDisplay } from './three-d-display/examples.ts';
import { example as videoUpload } from './video-upload/examples.ts';
import { example as weighting } from './weighting/examples.ts';

export type { TypeExample } from './_shared/example.ts';

/** An example of every type. A type without one does not compile. */
export const typeExamples = {
  blink: blink,
  bpto,
  cascade: cascade,
  cbc,
  'contrast-scale': contrastScale,
  cpc,
  date: date,
  dropdown: dropdown,
  evaluation: evaluation,
  'file-upload': fileUpload,
  'fill-in': fillIn,
  'horizontal-fill-in': horizontalFillIn,
  'image-hotspot': imageHotspot,
  'image-upload': imageUpload,
  kano,
  label: label,
  location: location,
  'matrix-dropdown': matrixDropdown,
  'matrix-fill-in': matrixFillIn,
  'matrix-multiple': matrixMultiple,
  'matrix-scale': matrixScale,
  'matrix-single': matrixSingle,
  maxdiff,
  'multi-dropdown': multiDropdown,
  'multi-fill-in': multiFillIn,
  'multiple-choice': multipleChoice,
  nps: nps,
  'page-break': pageBreak,
  psm,
  ranking,
  rating: rating,
  ruler: ruler,
  scale: scale,
  signature: signature,
  'single-choice': singleChoice,
  'text-note': textNote,
  'three-d-display': threeDDisplay,
  'video-upload': videoUpload,
  weighting: weighting,
} satisfies Record<QuestionTypeSlug, TypeExample>;
