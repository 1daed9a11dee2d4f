import type { AnswerViewProps } from './_shared/answer-view.ts';
import type { ByCell } from './_shared/by-cell.ts';
import type { DesignAnswer } from './_shared/design-answer.ts';
import type { FilesAnswer } from './_shared/files.ts';
import { type LazyView, lazyView } from './_shared/lazy-view.tsx';
import type { NumbersAnswer } from './_shared/numbers-by-item.ts';
import type { OptionByRowAnswer } from './_shared/option-by-row.ts';
import type { BlanksAnswer } from './_shared/several-blanks.ts';
import type { SeveralOptionsAnswer } from './_shared/several-options.ts';
import type { BlinkAnswer } from './blink/answer.ts';
import type { BptoAnswer } from './bpto/answer.ts';
import type { CascadeAnswer } from './cascade/answer.ts';
import type { EvaluationAnswer } from './evaluation/answer.ts';
import type { HotspotAnswer } from './image-hotspot/hotspot-answer.ts';
import type { KanoAnswer } from './kano/answer.ts';
import type { LocationAnswer } from './location/answer.ts';
import { LazyPlaceList } from './location/lazy-place-list.ts';
import type { BestWorst } from './maxdiff/answer.ts';
import type { PsmAnswer } from './psm/answer.ts';
import type { RankingAnswer } from './ranking/answer.ts';
import type { SignatureAnswer } from './signature/answer.ts';
import type { ThreeDDisplayAnswer } from './three-d-display/answer.ts';

// Views that most surveys do without. The number is the height in pixels that is kept free until one is there.
export const BlinkView = lazyView<AnswerViewProps<BlinkAnswer>>(
  () => import('./blink/respondent.tsx').then(loaded => loaded.BlinkView),
  260,
);
export const FileUploadView = lazyView<AnswerViewProps<FilesAnswer>>(
  () => import('./file-upload/respondent.tsx').then(loaded => loaded.FileUploadView),
  120,
);
export const ImageHotspotView = lazyView<AnswerViewProps<HotspotAnswer>>(
  () => import('./image-hotspot/respondent.tsx').then(loaded => loaded.ImageHotspotView),
  420,
);
export const ImageUploadView = lazyView<AnswerViewProps<FilesAnswer>>(
  () => import('./image-upload/respondent.tsx').then(loaded => loaded.ImageUploadView),
  120,
);
export const LocationView = lazyView<AnswerViewProps<LocationAnswer>>(
  () => import('./location/respondent.tsx').then(loaded => loaded.LocationView),
  160,
);
export const SignatureView = lazyView<AnswerViewProps<SignatureAnswer>>(
  () => import('./signature/respondent.tsx').then(loaded => loaded.SignatureView),
  360,
);
export const ThreeDDisplayView = lazyView<AnswerViewProps<ThreeDDisplayAnswer>>(
  () => import('./three-d-display/respondent.tsx').then(loaded => loaded.ThreeDDisplayView),
  380,
);
export const VideoUploadView = lazyView<AnswerViewProps<FilesAnswer>>(
  () => import('./video-upload/respondent.tsx').then(loaded => loaded.VideoUploadView),
  120,
);

const rarerViews = () => import('./rarer-views.ts');
export const CascadeView = lazyView<AnswerViewProps<CascadeAnswer>>(
  () => rarerViews().then(views => views.CascadeView),
  100,
);
export const ContrastScaleView = lazyView<AnswerViewProps<OptionByRowAnswer>>(
  () => rarerViews().then(views => views.ContrastScaleView),
  200,
);
export const EvaluationView = lazyView<AnswerViewProps<EvaluationAnswer>>(
  () => rarerViews().then(views => views.EvaluationView),
  48,
);
export const HorizontalFillInView = lazyView<AnswerViewProps<BlanksAnswer>>(
  () => rarerViews().then(views => views.HorizontalFillInView),
  48,
);
export const LabelView = lazyView<AnswerViewProps<SeveralOptionsAnswer>>(
  () => rarerViews().then(views => views.LabelView),
  48,
);
export const MatrixDropdownView = lazyView<AnswerViewProps<ByCell>>(
  () => rarerViews().then(views => views.MatrixDropdownView),
  200,
);
export const MatrixFillInView = lazyView<AnswerViewProps<ByCell>>(
  () => rarerViews().then(views => views.MatrixFillInView),
  200,
);
export const MultiDropdownView = lazyView<AnswerViewProps<SeveralOptionsAnswer>>(
  () => rarerViews().then(views => views.MultiDropdownView),
  48,
);
export const RankingView = lazyView<AnswerViewProps<RankingAnswer>>(
  () => rarerViews().then(views => views.RankingView),
  200,
);
export const RulerView = lazyView<AnswerViewProps<NumbersAnswer>>(
  () => rarerViews().then(views => views.RulerView),
  160,
);
export const WeightingView = lazyView<AnswerViewProps<NumbersAnswer>>(
  () => rarerViews().then(views => views.WeightingView),
  200,
);

const modelViews = () => import('./model-views.ts');
export const BptoView = lazyView<AnswerViewProps<BptoAnswer>>(() => modelViews().then(views => views.BptoView), 320);
export const CbcView = lazyView<AnswerViewProps<DesignAnswer<number>>>(
  () => modelViews().then(views => views.CbcView),
  420,
);
export const CpcView = lazyView<AnswerViewProps<DesignAnswer<number>>>(
  () => modelViews().then(views => views.CpcView),
  320,
);
export const KanoView = lazyView<AnswerViewProps<KanoAnswer>>(() => modelViews().then(views => views.KanoView), 420);
export const MaxDiffView = lazyView<AnswerViewProps<DesignAnswer<BestWorst>>>(
  () => modelViews().then(views => views.MaxDiffView),
  360,
);
export const PsmView = lazyView<AnswerViewProps<PsmAnswer>>(() => modelViews().then(views => views.PsmView), 320);

const lazyParts: Readonly<Record<string, Pick<LazyView<never>, 'preload'>>> = {
  blink: BlinkView,
  bpto: BptoView,
  cascade: CascadeView,
  cbc: CbcView,
  'contrast-scale': ContrastScaleView,
  cpc: CpcView,
  evaluation: EvaluationView,
  'horizontal-fill-in': HorizontalFillInView,
  label: LabelView,
  'matrix-dropdown': MatrixDropdownView,
  'matrix-fill-in': MatrixFillInView,
  'multi-dropdown': MultiDropdownView,
  ranking: RankingView,
  ruler: RulerView,
  weighting: WeightingView,
  'file-upload': FileUploadView,
  'image-hotspot': ImageHotspotView,
  'image-upload': ImageUploadView,
  kano: KanoView,
  maxdiff: MaxDiffView,
  psm: PsmView,
  signature: SignatureView,
  'three-d-display': ThreeDDisplayView,
  'video-upload': VideoUploadView,
  location: {
    preload: async () => (await Promise.all([LocationView.preload(), LazyPlaceList.preload()])).every(Boolean),
  },
};

export function hasLazyView(slug: string): boolean {
  return Object.hasOwn(lazyParts, slug);
}

/** Fetches what these types will need, so that nobody waits for it later. What fails is fetched again when it is met. */
export async function preloadViews(slugs: Iterable<string>): Promise<void> {
  const wanted = [...new Set(slugs)].filter(hasLazyView);
  await Promise.all(wanted.map(slug => lazyParts[slug]!.preload()));
}
