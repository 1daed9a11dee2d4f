import { sealAnswering } from '@wenshu/survey-core/answering';
import { answering as blink } from './blink/answer.ts';
import { answering as bpto } from './bpto/answer.ts';
import { answering as cascade } from './cascade/answer.ts';
import { answering as cbc } from './cbc/answer.ts';
import { answering as contrastScale } from './contrast-scale/answer.ts';
import { answering as cpc } from './cpc/answer.ts';
import { answering as date } from './date/answer.ts';
import { answering as dropdown } from './dropdown/answer.ts';
import { answering as evaluation } from './evaluation/answer.ts';
import { answering as fileUpload } from './file-upload/answer.ts';
import { answering as fillIn } from './fill-in/answer.ts';
import { answering as horizontalFillIn } from './horizontal-fill-in/answer.ts';
import { answering as imageHotspot } from './image-hotspot/answer.ts';
import { answering as imageUpload } from './image-upload/answer.ts';
import { answering as kano } from './kano/answer.ts';
import { answering as label } from './label/answer.ts';
import { answering as location } from './location/answer.ts';
import { answering as matrixDropdown } from './matrix-dropdown/answer.ts';
import { answering as matrixFillIn } from './matrix-fill-in/answer.ts';
import { answering as matrixMultiple } from './matrix-multiple/answer.ts';
import { answering as matrixScale } from './matrix-scale/answer.ts';
import { answering as matrixSingle } from './matrix-single/answer.ts';
import { answering as maxdiff } from './maxdiff/answer.ts';
import { answering as multiDropdown } from './multi-dropdown/answer.ts';
import { answering as multiFillIn } from './multi-fill-in/answer.ts';
import { answering as multipleChoice } from './multiple-choice/answer.ts';
import { answering as nps } from './nps/answer.ts';
import { answering as pageBreak } from './page-break/answer.ts';
import { answering as psm } from './psm/answer.ts';
import { answering as ranking } from './ranking/answer.ts';
import { answering as rating } from './rating/answer.ts';
import { answering as ruler } from './ruler/answer.ts';
import { answering as scale } from './scale/answer.ts';
import { answering as signature } from './signature/answer.ts';
import { answering as singleChoice } from './single-choice/answer.ts';
import { answering as textNote } from './text-note/answer.ts';
import { answering as threeDDisplay } from './three-d-display/answer.ts';
import { answering as videoUpload } from './video-upload/answer.ts';
import { answering as weighting } from './weighting/answer.ts';

/** What the answering page needs of every type. */
export const answeringTypes = {
  blink: sealAnswering(blink),
  bpto: sealAnswering(bpto),
  cascade: sealAnswering(cascade),
  cbc: sealAnswering(cbc),
  'contrast-scale': sealAnswering(contrastScale),
  cpc: sealAnswering(cpc),
  date: sealAnswering(date),
  dropdown: sealAnswering(dropdown),
  evaluation: sealAnswering(evaluation),
  'file-upload': sealAnswering(fileUpload),
  'fill-in': sealAnswering(fillIn),
  'horizontal-fill-in': sealAnswering(horizontalFillIn),
  'image-hotspot': sealAnswering(imageHotspot),
  'image-upload': sealAnswering(imageUpload),
  kano: sealAnswering(kano),
  label: sealAnswering(label),
  location: sealAnswering(location),
  'matrix-dropdown': sealAnswering(matrixDropdown),
  'matrix-fill-in': sealAnswering(matrixFillIn),
  'matrix-multiple': sealAnswering(matrixMultiple),
  'matrix-scale': sealAnswering(matrixScale),
  'matrix-single': sealAnswering(matrixSingle),
  maxdiff: sealAnswering(maxdiff),
  'multi-dropdown': sealAnswering(multiDropdown),
  'multi-fill-in': sealAnswering(multiFillIn),
  'multiple-choice': sealAnswering(multipleChoice),
  nps: sealAnswering(nps),
  'page-break': sealAnswering(pageBreak),
  psm: sealAnswering(psm),
  ranking: sealAnswering(ranking),
  rating: sealAnswering(rating),
  ruler: sealAnswering(ruler),
  scale: sealAnswering(scale),
  signature: sealAnswering(signature),
  'single-choice': sealAnswering(singleChoice),
  'text-note': sealAnswering(textNote),
  'three-d-display': sealAnswering(threeDDisplay),
  'video-upload': sealAnswering(videoUpload),
  weighting: sealAnswering(weighting),
};

export type QuestionTypeSlug = keyof typeof answeringTypes;
