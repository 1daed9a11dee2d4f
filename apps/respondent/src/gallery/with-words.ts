import type { FlowItem, FlowListGroup, FlowQuestion, FlowRow, Json } from '@wenshu/survey-core/answering';

/** Words as people write them, short and long: examples have letters, and letters hide what a layout does to sentences. */
const words = {
  zh: [
    '上网速度',
    '客服态度和处理问题的效率',
    '价格',
    '套餐内容是否符合您的实际需要，以及变更套餐是否方便',
    '信号',
    '以上都不是',
  ],
  en: [
    'Speed',
    'Friendliness of the staff',
    'Price',
    'Whether the plan fits what you really need, and how easily it can be changed',
    'Coverage',
    'None of the above',
  ],
} as const;

export function withWords(question: FlowQuestion, language: 'zh' | 'en'): FlowQuestion {
  const wordAt = (index: number) => ({ text: words[language][index % words[language].length]! });
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
    items: question.items.map(named),
    itemGroups: question.itemGroups.map(named),
    rows: question.rows.map(named),
    rowGroups: question.rowGroups.map(named),
  };
}

/** Examples name a picture and a model at an address of the platform; here they lie beside the gallery. */
function atHome(value: Json): Json {
  return typeof value === 'string' ? value.replace(/^\/examples\//, '/src/gallery/examples/') : value;
}
