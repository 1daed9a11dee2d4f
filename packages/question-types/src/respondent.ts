import type { ReactNode } from 'react';
import * as views from './_registry/respondent.ts';
import type { AnswerView, AnswerViewProps } from './_shared/answer-view.ts';
import type { LazyView } from './_shared/lazy-view.tsx';
import type { QuestionTypeSlug } from './answering.ts';

export type { AnswerView, AnswerViewProps, Upload, UploadProblem, ViewTexts } from './_shared/answer-view.ts';
export { RichText } from './_shared/rich-text.tsx';

type EachView = ((props: AnswerViewProps<never>) => ReactNode) & Partial<Pick<LazyView<never>, 'preload'>>;

// A forgotten view does not compile.
const each: Readonly<Record<QuestionTypeSlug, EachView>> = views;

/** The view of every type on the answering page. Here its answer type is forgotten: what its own `parse` made is what it gets. */
// Each view takes the answers of its own type, under whose name it stands.
export const answerViews = each as unknown as Readonly<Record<QuestionTypeSlug, AnswerView>>;

function preloadOf(slug: string): EachView['preload'] {
  return Object.hasOwn(each, slug) ? each[slug as QuestionTypeSlug].preload : undefined;
}

/** Fetches what these types will need, so that nobody waits for it later. What fails is fetched again when it is met. */
export async function preloadViews(slugs: Iterable<string>): Promise<void> {
  await Promise.all([...new Set(slugs)].map(slug => preloadOf(slug)?.()));
}
