import { MOST_GUIDE_SECTIONS, MOST_SECTION_PROMPTS, type SymposiumSetup } from '@wenshu/api-contract';
import type { Paper } from '@wenshu/papers';
import { inOrder } from '@wenshu/survey-core';
import { symposiumWords } from '@wenshu/texts/talks/symposium-words';
import { newId } from '../../../../platform/new-id.ts';

const TITLE = 100;

/** Sections with their minutes, and each of their questions as a prompt; probes stay with whoever leads the talk. */
export function guideOf({ nodes, language }: Paper): SymposiumSetup['sections'] {
  const all = inOrder(nodes);
  const below = (parent: string | null, kind: string) =>
    all.filter(node => node.kind === kind && (node.parent ?? null) === parent);
  return below(null, 'section')
    .slice(0, MOST_GUIDE_SECTIONS)
    .map((section, place) => ({
      sectionId: newId(),
      title: textOf(section.fields.title).slice(0, TITLE) || symposiumWords[language].section({ number: place + 1 }),
      minutes: typeof section.fields.minutes === 'number' ? section.fields.minutes : 0,
      opensAt: null,
      closesAt: null,
      prompts: below(section.id, 'question')
        .map(({ fields }) => textOf(fields.text))
        .filter(text => text !== '')
        .slice(0, MOST_SECTION_PROMPTS)
        .map(text => ({ promptId: newId(), text, stimulusId: null, questionId: null, isHeld: false })),
    }));
}

const textOf = (field: unknown): string => (typeof field === 'string' ? field.trim() : '');
