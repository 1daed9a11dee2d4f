import { type QuestionTypeSlug, questionTypes } from '@wenshu/question-types/core';
import type { FlowItem, FlowListGroup, FlowQuestion, FlowRow, Json } from '@wenshu/survey-core/answering';
import { galleryTexts } from '@wenshu/texts/gallery';

/** Parts with words as people write them instead of the examples' letters. */
export function withWords(question: FlowQuestion, language: 'zh' | 'en'): FlowQuestion {
  const { parts, points } = galleryTexts[language];
  const isScale = questionTypes[question.type as QuestionTypeSlug].capabilities.optionCounts !== undefined;
  const scale = Object.values(points);
  // Points have the words of points where there are so many, and numbers around the middle else.
  const pointed = (item: FlowItem, index: number, { length }: readonly FlowItem[]): FlowItem => ({
    ...item,
    title: { text: length === scale.length ? scale[index]! : String(index - Math.floor(length / 2)) },
  });
  const wordAt = (index: number) => ({ text: Object.values(parts)[index % Object.keys(parts).length]! });
  const named = <Part extends FlowItem | FlowRow | FlowListGroup>(part: Part, index: number): Part => ({
    ...part,
    // A title with blanks in it is what the type is about.
    title: /[A-Z]/i.test(part.title.text) && part.title.text.length > 12 ? part.title : wordAt(index),
    ...('rightTitle' in part && part.rightTitle && { rightTitle: wordAt(index + 1) }),
    ...('children' in part && part.children && { children: part.children.map(named) }),
  });
  return {
    ...question,
    settings: Object.fromEntries(Object.entries(question.settings).map(([code, value]) => [code, atHome(value)])),
    items: question.items.map(isScale ? pointed : named),
    itemGroups: question.itemGroups.map(named),
    rows: question.rows.map(named),
    rowGroups: question.rowGroups.map(named),
  };
}

/** Examples name a picture and a model at an address of the platform; here they lie beside the gallery. */
function atHome(value: Json): Json {
  return typeof value === 'string' ? value.replace(/^\/examples\//, '/src/gallery/examples/') : value;
}
