import type { TypeSketch } from './_shared/sketch.ts';
import type { QuestionTypeSlug } from './answering.ts';
import { BlinkSketch } from './blink/sketch.tsx';
import { BptoSketch } from './bpto/sketch.tsx';
import { CascadeSketch } from './cascade/sketch.tsx';
import { CbcSketch } from './cbc/sketch.tsx';
import { CpcSketch } from './cpc/sketch.tsx';
import { DateSketch } from './date/sketch.tsx';
import { DropdownSketch } from './dropdown/sketch.tsx';
import { EvaluationSketch } from './evaluation/sketch.tsx';
import { FileUploadSketch } from './file-upload/sketch.tsx';
import { FillInSketch } from './fill-in/sketch.tsx';
import { HorizontalFillInSketch } from './horizontal-fill-in/sketch.tsx';
import { ImageHotspotSketch } from './image-hotspot/sketch.tsx';
import { ImageUploadSketch } from './image-upload/sketch.tsx';
import { KanoSketch } from './kano/sketch.tsx';
import { LabelSketch } from './label/sketch.tsx';
import { LocationSketch } from './location/sketch.tsx';
import { MatrixDropdownSketch } from './matrix-dropdown/sketch.tsx';
import { MatrixFillInSketch } from './matrix-fill-in/sketch.tsx';
import { MaxDiffSketch } from './maxdiff/sketch.tsx';
import { MultiDropdownSketch } from './multi-dropdown/sketch.tsx';
import { MultiFillInSketch } from './multi-fill-in/sketch.tsx';
import { NpsSketch } from './nps/sketch.tsx';
import { PsmSketch } from './psm/sketch.tsx';
import { RankingSketch } from './ranking/sketch.tsx';
import { RatingSketch } from './rating/sketch.tsx';
import { RulerSketch } from './ruler/sketch.tsx';
import { ScaleSketch } from './scale/sketch.tsx';
import { SignatureSketch } from './signature/sketch.tsx';
import { ThreeDDisplaySketch } from './three-d-display/sketch.tsx';
import { VideoUploadSketch } from './video-upload/sketch.tsx';
import { WeightingSketch } from './weighting/sketch.tsx';

export type { TypeSketch } from './_shared/sketch.ts';

/** How the canvas draws each type. For creators: never imported by what respondents load. */
export const typeSketches = {
  blink: { drawing: BlinkSketch },
  bpto: { drawing: BptoSketch },
  cascade: { drawing: CascadeSketch, parts: 'list' },
  cbc: { drawing: CbcSketch },
  'contrast-scale': { parts: 'table' },
  cpc: { drawing: CpcSketch },
  date: { drawing: DateSketch },
  dropdown: { drawing: DropdownSketch, parts: 'list' },
  evaluation: { drawing: EvaluationSketch },
  'file-upload': { drawing: FileUploadSketch },
  'fill-in': { drawing: FillInSketch },
  'horizontal-fill-in': { drawing: HorizontalFillInSketch },
  'image-hotspot': { drawing: ImageHotspotSketch },
  'image-upload': { drawing: ImageUploadSketch },
  kano: { drawing: KanoSketch },
  label: { drawing: LabelSketch },
  location: { drawing: LocationSketch },
  'matrix-dropdown': { drawing: MatrixDropdownSketch },
  'matrix-fill-in': { drawing: MatrixFillInSketch },
  'matrix-multiple': { parts: 'table' },
  'matrix-scale': { parts: 'table' },
  'matrix-single': { parts: 'table' },
  maxdiff: { drawing: MaxDiffSketch },
  'multi-dropdown': { drawing: MultiDropdownSketch, parts: 'list' },
  'multi-fill-in': { drawing: MultiFillInSketch },
  'multiple-choice': { parts: 'list' },
  nps: { drawing: NpsSketch },
  'page-break': {},
  psm: { drawing: PsmSketch },
  ranking: { drawing: RankingSketch },
  rating: { drawing: RatingSketch },
  ruler: { drawing: RulerSketch },
  scale: { drawing: ScaleSketch },
  signature: { drawing: SignatureSketch },
  'single-choice': { parts: 'list' },
  'text-note': {},
  'three-d-display': { drawing: ThreeDDisplaySketch },
  'video-upload': { drawing: VideoUploadSketch },
  weighting: { drawing: WeightingSketch },
} satisfies Record<QuestionTypeSlug, TypeSketch>;
