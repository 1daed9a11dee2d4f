import { type SealedType, seal } from '@wenshu/survey-core';
import type { QuestionTypeSlug } from './answering.ts';
import { answering as blinkAnswering } from './blink/answer.ts';
import { definition as blinkDefinition } from './blink/definition.ts';
import { data as blinkData } from './blink/variables.ts';
import { answering as bptoAnswering } from './bpto/answer.ts';
import { definition as bptoDefinition } from './bpto/definition.ts';
import { data as bptoData } from './bpto/variables.ts';
import { answering as cascadeAnswering } from './cascade/answer.ts';
import { definition as cascadeDefinition } from './cascade/definition.ts';
import { data as cascadeData } from './cascade/variables.ts';
import { answering as cbcAnswering } from './cbc/answer.ts';
import { definition as cbcDefinition } from './cbc/definition.ts';
import { data as cbcData } from './cbc/variables.ts';
import { answering as contrastScaleAnswering } from './contrast-scale/answer.ts';
import { definition as contrastScaleDefinition } from './contrast-scale/definition.ts';
import { data as contrastScaleData } from './contrast-scale/variables.ts';
import { answering as cpcAnswering } from './cpc/answer.ts';
import { definition as cpcDefinition } from './cpc/definition.ts';
import { data as cpcData } from './cpc/variables.ts';
import { answering as dateAnswering } from './date/answer.ts';
import { definition as dateDefinition } from './date/definition.ts';
import { data as dateData } from './date/variables.ts';
import { answering as dropdownAnswering } from './dropdown/answer.ts';
import { definition as dropdownDefinition } from './dropdown/definition.ts';
import { data as dropdownData } from './dropdown/variables.ts';
import { answering as evaluationAnswering } from './evaluation/answer.ts';
import { definition as evaluationDefinition } from './evaluation/definition.ts';
import { data as evaluationData } from './evaluation/variables.ts';
import { answering as fileUploadAnswering } from './file-upload/answer.ts';
import { definition as fileUploadDefinition } from './file-upload/definition.ts';
import { data as fileUploadData } from './file-upload/variables.ts';
import { answering as fillInAnswering } from './fill-in/answer.ts';
import { definition as fillInDefinition } from './fill-in/definition.ts';
import { data as fillInData } from './fill-in/variables.ts';
import { answering as horizontalFillInAnswering } from './horizontal-fill-in/answer.ts';
import { definition as horizontalFillInDefinition } from './horizontal-fill-in/definition.ts';
import { data as horizontalFillInData } from './horizontal-fill-in/variables.ts';
import { answering as imageHotspotAnswering } from './image-hotspot/answer.ts';
import { definition as imageHotspotDefinition } from './image-hotspot/definition.ts';
import { data as imageHotspotData } from './image-hotspot/variables.ts';
import { answering as imageUploadAnswering } from './image-upload/answer.ts';
import { definition as imageUploadDefinition } from './image-upload/definition.ts';
import { data as imageUploadData } from './image-upload/variables.ts';
import { answering as kanoAnswering } from './kano/answer.ts';
import { definition as kanoDefinition } from './kano/definition.ts';
import { data as kanoData } from './kano/variables.ts';
import { answering as labelAnswering } from './label/answer.ts';
import { definition as labelDefinition } from './label/definition.ts';
import { data as labelData } from './label/variables.ts';
import { answering as locationAnswering } from './location/answer.ts';
import { definition as locationDefinition } from './location/definition.ts';
import { data as locationData } from './location/variables.ts';
import { answering as matrixDropdownAnswering } from './matrix-dropdown/answer.ts';
import { definition as matrixDropdownDefinition } from './matrix-dropdown/definition.ts';
import { data as matrixDropdownData } from './matrix-dropdown/variables.ts';
import { answering as matrixFillInAnswering } from './matrix-fill-in/answer.ts';
import { definition as matrixFillInDefinition } from './matrix-fill-in/definition.ts';
import { data as matrixFillInData } from './matrix-fill-in/variables.ts';
import { answering as matrixMultipleAnswering } from './matrix-multiple/answer.ts';
import { definition as matrixMultipleDefinition } from './matrix-multiple/definition.ts';
import { data as matrixMultipleData } from './matrix-multiple/variables.ts';
import { answering as matrixScaleAnswering } from './matrix-scale/answer.ts';
import { definition as matrixScaleDefinition } from './matrix-scale/definition.ts';
import { data as matrixScaleData } from './matrix-scale/variables.ts';
import { answering as matrixSingleAnswering } from './matrix-single/answer.ts';
import { definition as matrixSingleDefinition } from './matrix-single/definition.ts';
import { data as matrixSingleData } from './matrix-single/variables.ts';
import { answering as maxdiffAnswering } from './maxdiff/answer.ts';
import { definition as maxdiffDefinition } from './maxdiff/definition.ts';
import { data as maxdiffData } from './maxdiff/variables.ts';
import { answering as multiDropdownAnswering } from './multi-dropdown/answer.ts';
import { definition as multiDropdownDefinition } from './multi-dropdown/definition.ts';
import { data as multiDropdownData } from './multi-dropdown/variables.ts';
import { answering as multiFillInAnswering } from './multi-fill-in/answer.ts';
import { definition as multiFillInDefinition } from './multi-fill-in/definition.ts';
import { data as multiFillInData } from './multi-fill-in/variables.ts';
import { answering as multipleChoiceAnswering } from './multiple-choice/answer.ts';
import { definition as multipleChoiceDefinition } from './multiple-choice/definition.ts';
import { data as multipleChoiceData } from './multiple-choice/variables.ts';
import { answering as npsAnswering } from './nps/answer.ts';
import { definition as npsDefinition } from './nps/definition.ts';
import { data as npsData } from './nps/variables.ts';
import { answering as pageBreakAnswering } from './page-break/answer.ts';
import { definition as pageBreakDefinition } from './page-break/definition.ts';
import { data as pageBreakData } from './page-break/variables.ts';
import { answering as psmAnswering } from './psm/answer.ts';
import { definition as psmDefinition } from './psm/definition.ts';
import { data as psmData } from './psm/variables.ts';
import { answering as rankingAnswering } from './ranking/answer.ts';
import { definition as rankingDefinition } from './ranking/definition.ts';
import { data as rankingData } from './ranking/variables.ts';
import { answering as ratingAnswering } from './rating/answer.ts';
import { definition as ratingDefinition } from './rating/definition.ts';
import { data as ratingData } from './rating/variables.ts';
import { answering as rulerAnswering } from './ruler/answer.ts';
import { definition as rulerDefinition } from './ruler/definition.ts';
import { data as rulerData } from './ruler/variables.ts';
import { answering as scaleAnswering } from './scale/answer.ts';
import { definition as scaleDefinition } from './scale/definition.ts';
import { data as scaleData } from './scale/variables.ts';
import { answering as signatureAnswering } from './signature/answer.ts';
import { definition as signatureDefinition } from './signature/definition.ts';
import { data as signatureData } from './signature/variables.ts';
import { answering as singleChoiceAnswering } from './single-choice/answer.ts';
import { definition as singleChoiceDefinition } from './single-choice/definition.ts';
import { data as singleChoiceData } from './single-choice/variables.ts';
import { answering as textNoteAnswering } from './text-note/answer.ts';
import { definition as textNoteDefinition } from './text-note/definition.ts';
import { data as textNoteData } from './text-note/variables.ts';
import { answering as threeDDisplayAnswering } from './three-d-display/answer.ts';
import { definition as threeDDisplayDefinition } from './three-d-display/definition.ts';
import { data as threeDDisplayData } from './three-d-display/variables.ts';
import { answering as videoUploadAnswering } from './video-upload/answer.ts';
import { definition as videoUploadDefinition } from './video-upload/definition.ts';
import { data as videoUploadData } from './video-upload/variables.ts';
import { answering as weightingAnswering } from './weighting/answer.ts';
import { definition as weightingDefinition } from './weighting/definition.ts';
import { data as weightingData } from './weighting/variables.ts';

export type { QuestionTypeSlug } from './answering.ts';

/** Every type whole, for the server and the editor. A type that the answering registry has and this one lacks does not compile. */
export const questionTypes = {
  blink: seal({ ...blinkDefinition, ...blinkAnswering, ...blinkData }),
  bpto: seal({ ...bptoDefinition, ...bptoAnswering, ...bptoData }),
  cascade: seal({ ...cascadeDefinition, ...cascadeAnswering, ...cascadeData }),
  cbc: seal({ ...cbcDefinition, ...cbcAnswering, ...cbcData }),
  'contrast-scale': seal({ ...contrastScaleDefinition, ...contrastScaleAnswering, ...contrastScaleData }),
  cpc: seal({ ...cpcDefinition, ...cpcAnswering, ...cpcData }),
  date: seal({ ...dateDefinition, ...dateAnswering, ...dateData }),
  dropdown: seal({ ...dropdownDefinition, ...dropdownAnswering, ...dropdownData }),
  evaluation: seal({ ...evaluationDefinition, ...evaluationAnswering, ...evaluationData }),
  'file-upload': seal({ ...fileUploadDefinition, ...fileUploadAnswering, ...fileUploadData }),
  'fill-in': seal({ ...fillInDefinition, ...fillInAnswering, ...fillInData }),
  'horizontal-fill-in': seal({ ...horizontalFillInDefinition, ...horizontalFillInAnswering, ...horizontalFillInData }),
  'image-hotspot': seal({ ...imageHotspotDefinition, ...imageHotspotAnswering, ...imageHotspotData }),
  'image-upload': seal({ ...imageUploadDefinition, ...imageUploadAnswering, ...imageUploadData }),
  kano: seal({ ...kanoDefinition, ...kanoAnswering, ...kanoData }),
  label: seal({ ...labelDefinition, ...labelAnswering, ...labelData }),
  location: seal({ ...locationDefinition, ...locationAnswering, ...locationData }),
  'matrix-dropdown': seal({ ...matrixDropdownDefinition, ...matrixDropdownAnswering, ...matrixDropdownData }),
  'matrix-fill-in': seal({ ...matrixFillInDefinition, ...matrixFillInAnswering, ...matrixFillInData }),
  'matrix-multiple': seal({ ...matrixMultipleDefinition, ...matrixMultipleAnswering, ...matrixMultipleData }),
  'matrix-scale': seal({ ...matrixScaleDefinition, ...matrixScaleAnswering, ...matrixScaleData }),
  'matrix-single': seal({ ...matrixSingleDefinition, ...matrixSingleAnswering, ...matrixSingleData }),
  maxdiff: seal({ ...maxdiffDefinition, ...maxdiffAnswering, ...maxdiffData }),
  'multi-dropdown': seal({ ...multiDropdownDefinition, ...multiDropdownAnswering, ...multiDropdownData }),
  'multi-fill-in': seal({ ...multiFillInDefinition, ...multiFillInAnswering, ...multiFillInData }),
  'multiple-choice': seal({ ...multipleChoiceDefinition, ...multipleChoiceAnswering, ...multipleChoiceData }),
  nps: seal({ ...npsDefinition, ...npsAnswering, ...npsData }),
  'page-break': seal({ ...pageBreakDefinition, ...pageBreakAnswering, ...pageBreakData }),
  psm: seal({ ...psmDefinition, ...psmAnswering, ...psmData }),
  ranking: seal({ ...rankingDefinition, ...rankingAnswering, ...rankingData }),
  rating: seal({ ...ratingDefinition, ...ratingAnswering, ...ratingData }),
  ruler: seal({ ...rulerDefinition, ...rulerAnswering, ...rulerData }),
  scale: seal({ ...scaleDefinition, ...scaleAnswering, ...scaleData }),
  signature: seal({ ...signatureDefinition, ...signatureAnswering, ...signatureData }),
  'single-choice': seal({ ...singleChoiceDefinition, ...singleChoiceAnswering, ...singleChoiceData }),
  'text-note': seal({ ...textNoteDefinition, ...textNoteAnswering, ...textNoteData }),
  'three-d-display': seal({ ...threeDDisplayDefinition, ...threeDDisplayAnswering, ...threeDDisplayData }),
  'video-upload': seal({ ...videoUploadDefinition, ...videoUploadAnswering, ...videoUploadData }),
  weighting: seal({ ...weightingDefinition, ...weightingAnswering, ...weightingData }),
} satisfies Record<QuestionTypeSlug, SealedType>;
