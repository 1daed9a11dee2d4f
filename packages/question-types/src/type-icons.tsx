import type { ReactNode } from 'react';
import type { QuestionTypeSlug } from './answering.ts';
import { icon as blink } from './blink/icon.tsx';
import { icon as bpto } from './bpto/icon.tsx';
import { icon as cascade } from './cascade/icon.tsx';
import { icon as cbc } from './cbc/icon.tsx';
import { icon as contrastScale } from './contrast-scale/icon.tsx';
import { icon as cpc } from './cpc/icon.tsx';
import { icon as date } from './date/icon.tsx';
import { icon as dropdown } from './dropdown/icon.tsx';
import { icon as evaluation } from './evaluation/icon.tsx';
import { icon as fileUpload } from './file-upload/icon.tsx';
import { icon as fillIn } from './fill-in/icon.tsx';
import { icon as horizontalFillIn } from './horizontal-fill-in/icon.tsx';
import { icon as imageHotspot } from './image-hotspot/icon.tsx';
import { icon as imageUpload } from './image-upload/icon.tsx';
import { icon as kano } from './kano/icon.tsx';
import { icon as label } from './label/icon.tsx';
import { icon as location } from './location/icon.tsx';
import { icon as matrixDropdown } from './matrix-dropdown/icon.tsx';
import { icon as matrixFillIn } from './matrix-fill-in/icon.tsx';
import { icon as matrixMultiple } from './matrix-multiple/icon.tsx';
import { icon as matrixScale } from './matrix-scale/icon.tsx';
import { icon as matrixSingle } from './matrix-single/icon.tsx';
import { icon as maxdiff } from './maxdiff/icon.tsx';
import { icon as multiDropdown } from './multi-dropdown/icon.tsx';
import { icon as multiFillIn } from './multi-fill-in/icon.tsx';
import { icon as multipleChoice } from './multiple-choice/icon.tsx';
import { icon as nps } from './nps/icon.tsx';
import { icon as pageBreak } from './page-break/icon.tsx';
import { icon as psm } from './psm/icon.tsx';
import { icon as ranking } from './ranking/icon.tsx';
import { icon as rating } from './rating/icon.tsx';
import { icon as ruler } from './ruler/icon.tsx';
import { icon as scale } from './scale/icon.tsx';
import { icon as signature } from './signature/icon.tsx';
import { icon as singleChoice } from './single-choice/icon.tsx';
import { icon as textNote } from './text-note/icon.tsx';
import { icon as threeDDisplay } from './three-d-display/icon.tsx';
import { icon as videoUpload } from './video-upload/icon.tsx';
import { icon as weighting } from './weighting/icon.tsx';

/** The drawing of each type, for creators: never imported by what respondents load. */
export const typeIcons = {
  blink,
  bpto,
  cascade,
  cbc,
  'contrast-scale': contrastScale,
  cpc,
  date,
  dropdown,
  evaluation,
  'file-upload': fileUpload,
  'fill-in': fillIn,
  'horizontal-fill-in': horizontalFillIn,
  'image-hotspot': imageHotspot,
  'image-upload': imageUpload,
  kano,
  label,
  location,
  'matrix-dropdown': matrixDropdown,
  'matrix-fill-in': matrixFillIn,
  'matrix-multiple': matrixMultiple,
  'matrix-scale': matrixScale,
  'matrix-single': matrixSingle,
  maxdiff,
  'multi-dropdown': multiDropdown,
  'multi-fill-in': multiFillIn,
  'multiple-choice': multipleChoice,
  nps,
  'page-break': pageBreak,
  psm,
  ranking,
  rating,
  ruler,
  scale,
  signature,
  'single-choice': singleChoice,
  'text-note': textNote,
  'three-d-display': threeDDisplay,
  'video-upload': videoUpload,
  weighting,
} satisfies Record<QuestionTypeSlug, ReactNode>;
