import { nodesBelow, type Paper, type PaperLanguage, type ProposedNode } from '@wenshu/papers';

interface Brief {
  readonly category: string;
  readonly people: string;
  readonly need: string;
  readonly has: string;
}

interface Angle {
  readonly name: (brief: Brief) => string;
  readonly insight: (brief: Brief) => string;
  readonly benefit: (brief: Brief) => string;
  /** Only where the brief says what one has: a reason that nobody gave would be made up. */
  readonly reason: (brief: Brief) => string;
}

/**
 * The same need answered from five sides. Every fact in them is the brief's own; what they add is a side to look from, for a person to sharpen.
 */
const angles: Readonly<Record<PaperLanguage, readonly Angle[]>> = {
  zh: [
    {
      name: ({ category }) => `${category}·更有效`,
      insight: ({ people, need }) => `${people}想要的是“${need}”，可试过的办法总是差一点，效果也说不清。`,
      benefit: ({ category, need }) => `专为这件事而做的${category}，正面回应“${need}”，用得出差别。`,
      reason: ({ has }) => `因为有${has}，效果有来处。`,
    },
    {
      name: ({ category }) => `${category}·更省心`,
      insight: ({ people, need }) => `${people}不是不知道怎么办，而是没有精力每次都安排。面对“${need}”，最好不用多想。`,
      benefit: ({ category, need }) => `一步到位的${category}，把“${need}”变成不用操心的日常。`,
      reason: ({ has }) => `把${has}做进产品里，复杂的部分已经替人完成。`,
    },
    {
      name: ({ category }) => `${category}·更安心`,
      insight: ({ people, need }) => `${people}一边想着“${need}”，一边担心要付出什么代价，所以总在犹豫。`,
      benefit: ({ category }) => `说得清楚、看得明白的${category}，让人不必再犹豫。`,
      reason: ({ has }) => `支撑它的是${has}，说得清来处。`,
    },
    {
      name: ({ category }) => `${category}·专属时刻`,
      insight: ({ people, need }) => `对${people}来说，“${need}”总出现在某个固定的时刻，而那个时刻常常被将就过去。`,
      benefit: ({ category }) => `为那个时刻准备的${category}，让它从将就变成值得期待。`,
      reason: ({ has }) => `凭借${has}，在那个时刻正好拿得到、用得上。`,
    },
    {
      name: ({ category }) => `${category}·更懂自己`,
      insight: ({ people, need }) => `${people}希望被当成具体的人来对待：同样是“${need}”，每个人在意的并不一样。`,
      benefit: ({ category }) => `可以按自己的节奏来选的${category}，选完就是自己的样子。`,
      reason: ({ has }) => `以${has}为基础，给出看得见差别的选择。`,
    },
  ],
  en: [
    {
      name: ({ category }) => `${capital(category)} that works`,
      insight: ({ people, need }) =>
        `What matters to ${people}: ${need}. Whatever they have tried falls a little short, and it is hard to tell whether it helps.`,
      benefit: ({ category }) => `${capital(category)} made for exactly this, with a difference that people notice.`,
      reason: ({ has }) => `It builds on what we have: ${has}.`,
    },
    {
      name: ({ category }) => `${capital(category)} made easy`,
      insight: ({ people, need }) =>
        `${capital(people)} know well enough what they need: ${need}. They just have no energy left to arrange it every time.`,
      benefit: ({ category }) => `${capital(category)} that takes the effort away: it is simply part of the day.`,
      reason: ({ has }) => `The complicated part has been done beforehand, thanks to what we have: ${has}.`,
    },
    {
      name: ({ category }) => `${capital(category)} you can trust`,
      insight: ({ people, need }) =>
        `The need is clear (${need}), but ${people} wonder what the catch is, and so they put it off.`,
      benefit: ({ category }) =>
        `${capital(category)} that says plainly what it is and does, so that nobody has to wonder.`,
      reason: ({ has }) => `What stands behind it is easy to explain: ${has}.`,
    },
    {
      name: ({ category }) => `${capital(category)} for that moment`,
      insight: ({ people, need }) =>
        `For ${people} it comes at the same moment again and again (${need}), and that moment is mostly muddled through.`,
      benefit: ({ category }) =>
        `${capital(category)} for just that moment, which becomes something to look forward to.`,
      reason: ({ has }) => `It is there when the moment comes, thanks to what we have: ${has}.`,
    },
    {
      name: ({ category }) => `${capital(category)} your way`,
      insight: ({ people, need }) =>
        `${capital(people)} share a need (${need}), but each of them means something else by it.`,
      benefit: ({ category }) => `${capital(category)} that people set up in their own way and at their own pace.`,
      reason: ({ has }) => `Choices that differ visibly, on the ground of what we have: ${has}.`,
    },
  ],
};

const AT_FIRST = 3;
const MOST = 5;

/** Three where there is none, else one more: from sides that no variant has yet. */
export function proposeVariants(paper: Paper): ProposedNode[] {
  const brief = briefOf(paper);
  const there = nodesBelow(paper, null, 'variant');
  const names = new Set(there.map(({ fields }) => fields['name']));
  const wanted = there.length === 0 ? AT_FIRST : Math.min(1, MOST - there.length);
  return angles[paper.language]
    .filter(angle => !names.has(angle.name(brief)))
    .slice(0, wanted)
    .map(angle => ({
      kind: 'variant',
      parent: null,
      fields: {
        name: angle.name(brief),
        insight: angle.insight(brief),
        need: brief.need,
        benefit: angle.benefit(brief),
        ...(brief.has !== '' && { reason: angle.reason(brief) }),
      },
      below: [],
    }));
}

const unsaid = {
  zh: { category: '新品', people: '目标人群', need: '把这件事做好' },
  en: { category: 'product', people: 'the people it is for', need: 'getting this done well' },
} as const;

function briefOf({ brief, language }: Paper): Brief {
  const said = (field: keyof Brief) => trimmed(String(brief[field] ?? ''));
  return {
    category: said('category') || unsaid[language].category,
    people: said('people') || unsaid[language].people,
    need: said('need') || unsaid[language].need,
    has: said('has'),
  };
}

/** It goes into the middle of a sentence. */
const trimmed = (text: string) =>
  text
    .trim()
    .replace(/[。．.；;，,！!]+$/u, '')
    .replace(/\s*\n+\s*/g, ' ');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
