import type { Locator } from '@playwright/test';
import type { QuestionTypeSlug } from '@wenshu/question-types/answering';
import type { ExampleInput } from '@wenshu/question-types/testing-survey';
import type { answeringTexts } from '@wenshu/texts/answering';
import { answeringSeldomTexts } from '@wenshu/texts/answering-seldom';
import type { Hand } from './hand.ts';
import { sampleFiles } from './sample-files.ts';

export interface Entering {
  readonly hand: Hand;
  /** The question on the page. */
  readonly question: Locator;
  readonly input: ExampleInput;
  readonly texts: (typeof answeringTexts)['zh' | 'en'];
}

interface Driver {
  /** Which of the type's right answers a person enters; not every one can be made by hand. */
  readonly answer: number;
  enter(entering: Entering): Promise<void>;
  /** The values that are stored, where they are not the example's: files have names of their own, and looking takes its time. */
  readonly stored?: readonly RegExp[];
}

type Picture<T> = Readonly<Record<string, T>>;

const named = (question: Locator, role: 'radio' | 'checkbox' | 'button' | 'textbox', name: string) =>
  question.getByRole(role, { name, exact: true });
const titleOf = ({ question }: ExampleInput, id: string) => question.items.find(item => item.itemId === id)!.title.text;
const answerOf = <T>({ answers }: ExampleInput, index = 0) => answers[index] as unknown as T;
const seldom = ({ language }: Entering['texts']) => answeringSeldomTexts[language === 'en' ? 'en' : 'zh'];
const nothing = async () => {};

const oneOption: Driver['enter'] = async ({ hand, question, input }) => {
  const { item, blank } = answerOf<{ item: string; blank?: string }>(input);
  await hand.press(named(question, 'radio', titleOf(input, item)));
  if (blank) await hand.write(question.getByRole('textbox'), blank);
};

const severalOptions: Driver['enter'] = async ({ hand, question, input }) => {
  const { items, blanks = {} } = answerOf<{ items: string[]; blanks?: Picture<string> }>(input);
  for (const item of items) await hand.press(named(question, 'checkbox', titleOf(input, item)));
  for (const blank of Object.values(blanks)) await hand.write(question.getByRole('textbox'), blank);
};

const point =
  (index = 0): Driver['enter'] =>
  async ({ hand, question, input }) => {
    const said = answerOf<number>(input, index);
    await hand.press(question.getByRole('radio').and(question.locator(`[value="${said}"]`)));
  };

const blanks: Driver['enter'] = async ({ hand, question, input }) => {
  const texts = Object.values(answerOf<Picture<string>>(input));
  for (const [at, text] of texts.entries()) await hand.write(question.getByRole('textbox').nth(at), text);
};

const optionByRow: Driver['enter'] = async ({ hand, question, input }) => {
  for (const [at, item] of Object.values(answerOf<Picture<string>>(input)).entries()) {
    const row = question.getByRole('radiogroup').nth(at);
    await hand.press(named(row, 'radio', titleOf(input, item)));
  }
};

const files = (...names: (keyof typeof sampleFiles)[]): Driver => ({
  answer: 0,
  enter: async ({ question }) => {
    await question
      .locator('input[type=file]')
      .first()
      .setInputFiles(names.map(name => sampleFiles[name]));
    for (const name of names) await question.getByText(name, { exact: false }).first().waitFor();
  },
  // In any order: whichever is sent first stands first.
  stored: [new RegExp(names.map(name => `(?=.*/${name.replace('.', '\\.')})`).join(''))],
});

/** Tasks of a design: the version was dealt, so what is entered goes by places and not by the example's version. */
const tasks =
  (enter: (entering: Entering, task: number) => Promise<void>): Driver['enter'] =>
  async entering => {
    for (const task of [1, 2, 3]) {
      await enter(entering, task);
      if (task < 3) await entering.hand.press(named(entering.question, 'button', entering.texts.nextTask));
    }
  };

/** How a person enters each type's example. A type without an entry does not compile. */
export const typeDrivers = {
  blink: {
    answer: 0,
    enter: async ({ hand, question, texts }) => {
      await hand.press(named(question, 'button', seldom(texts).blink.ready));
      await question.getByText(seldom(texts).blink.over).waitFor();
    },
    stored: [/^[4-9]\d\d$/],
  },
  bpto: {
    answer: 0,
    enter: async ({ hand, question, input }) => {
      for (const brand of answerOf<{ choices: string[] }>(input).choices)
        await hand.press(question.getByRole('button', { name: new RegExp(`^${titleOf(input, brand)} `) }));
    },
  },
  cascade: {
    answer: 0,
    enter: async ({ hand, question, input }) => {
      for (const [at, item] of answerOf<{ path: string[] }>(input).path.entries())
        await hand.pick(question.getByRole('combobox').nth(at), titleOf(input, item));
    },
  },
  cbc: {
    answer: 0,
    enter: tasks(({ hand, question }, task) => hand.press(question.getByRole('radio').nth(task))),
    stored: [/^[12]$/, /^2$/, /^3$/, /^0$/],
  },
  'contrast-scale': { answer: 0, enter: optionByRow },
  cpc: {
    answer: 0,
    enter: tasks(({ hand, question }, task) => hand.press(named(question, 'radio', String(task * 3)))),
    stored: [/^[12]$/, /^3$/, /^6$/, /^9$/],
  },
  date: {
    answer: 0,
    enter: ({ hand, question, input }) => hand.date(question.locator('input'), answerOf<string>(input)),
  },
  dropdown: {
    answer: 0,
    enter: async ({ hand, question, input }) => {
      const { item, blank } = answerOf<{ item: string; blank: string }>(input);
      await hand.pick(question.getByRole('combobox'), titleOf(input, item));
      await hand.write(question.getByRole('textbox'), blank);
    },
  },
  evaluation: {
    answer: 0,
    enter: async ({ hand, question, input }) => {
      const { score, tags, comment } = answerOf<{ score: number; tags: string[]; comment: string }>(input);
      await hand.press(question.getByRole('radio').nth(score - 1));
      for (const tag of tags) await hand.press(named(question, 'checkbox', titleOf(input, tag)));
      await hand.write(question.getByRole('textbox'), comment);
    },
  },
  'file-upload': files('receipt.pdf', 'photos.zip'),
  'fill-in': {
    answer: 0,
    enter: ({ hand, question, input }) => hand.write(question.getByRole('textbox'), answerOf<string>(input)),
  },
  'horizontal-fill-in': { answer: 0, enter: blanks },
  'image-hotspot': {
    answer: 0,
    enter: async ({ hand, question, input, texts }) => {
      const moods = Object.values(answerOf<Picture<'like' | 'neutral' | 'dislike'>>(input));
      for (const [at, mood] of moods.entries())
        await hand.press(named(question.locator('.hotspot-row').nth(at), 'radio', seldom(texts).hotspot.moods[mood]));
    },
  },
  'image-upload': files('front.png', 'back.png'),
  kano: {
    answer: 0,
    enter: async ({ hand, question, input }) => {
      const said = answerOf<Picture<{ functional: string; dysfunctional: string; importance: number }>>(input);
      for (const [at, { functional, dysfunctional, importance }] of Object.values(said).entries()) {
        const parts = question.locator('.feature').nth(at).getByRole('radiogroup');
        await hand.press(named(parts.nth(0), 'radio', titleOf(input, functional)));
        await hand.press(named(parts.nth(1), 'radio', titleOf(input, dysfunctional)));
        await hand.press(named(parts.nth(2), 'radio', String(importance)));
      }
    },
  },
  label: { answer: 0, enter: severalOptions },
  location: {
    answer: 3,
    enter: ({ hand, question, input }) =>
      hand.write(question.getByRole('textbox'), answerOf<{ address: string }>(input, 3).address),
  },
  'matrix-dropdown': {
    answer: 0,
    enter: async ({ hand, question, input }) => {
      const cells = Object.values(answerOf<Picture<Picture<string>>>(input)).flatMap(row => Object.values(row));
      for (const [at, item] of cells.entries())
        await hand.pick(question.getByRole('combobox').nth(at), titleOf(input, item));
    },
  },
  'matrix-fill-in': {
    answer: 0,
    enter: async ({ hand, question, input }) => {
      const cells = Object.values(answerOf<Picture<Picture<string>>>(input)).flatMap(row => Object.values(row));
      for (const [at, text] of cells.entries()) await hand.write(question.getByRole('textbox').nth(at), text);
    },
  },
  'matrix-multiple': {
    answer: 0,
    enter: async ({ hand, question, input }) => {
      for (const [at, items] of Object.values(answerOf<Picture<string[]>>(input)).entries())
        for (const item of items)
          await hand.press(named(question.locator('.matrix-row').nth(at), 'checkbox', titleOf(input, item)));
    },
  },
  'matrix-scale': { answer: 0, enter: optionByRow },
  'matrix-single': { answer: 0, enter: optionByRow },
  maxdiff: {
    answer: 0,
    enter: tasks(async ({ hand, question, texts }) => {
      await hand.press(question.getByRole('radio', { name: texts.mostLabel }).first());
      await hand.press(question.getByRole('radio', { name: texts.leastLabel }).last());
    }),
    stored: [/^[12]$/, ...Array.from({ length: 6 }, () => /^[1-6]$/)],
  },
  'multi-dropdown': {
    answer: 0,
    enter: async ({ hand, question, input }) => {
      const { items, blanks: said } = answerOf<{ items: string[]; blanks: Picture<string> }>(input);
      const field = question.getByRole('combobox');
      for (const item of items) {
        await hand.write(field, titleOf(input, item));
        await field.press('Enter');
      }
      await field.press('Escape');
      for (const blank of Object.values(said)) await hand.write(question.getByRole('textbox'), blank);
    },
  },
  'multi-fill-in': { answer: 0, enter: blanks },
  'multiple-choice': { answer: 0, enter: severalOptions },
  nps: { answer: 0, enter: point() },
  'page-break': { answer: 0, enter: nothing },
  psm: {
    answer: 0,
    enter: async ({ hand, question, input }) => {
      for (const [at, price] of Object.values(answerOf<Picture<number>>(input)).entries())
        await hand.pick(question.getByRole('combobox').nth(at), `¥${price}`);
    },
  },
  ranking: {
    answer: 0,
    enter: async ({ hand, question, input, texts }) => {
      for (const item of answerOf<{ order: string[] }>(input).order)
        await hand.press(named(question, 'button', texts.notRanked({ option: titleOf(input, item) })));
    },
  },
  rating: { answer: 0, enter: point() },
  ruler: {
    answer: 1,
    enter: async ({ hand, question, input }) => {
      for (const [at, value] of Object.values(answerOf<Picture<number>>(input, 1)).entries())
        await hand.slide(question.getByRole('slider').nth(at), value);
    },
  },
  scale: {
    answer: 0,
    enter: ({ hand, question, input }) =>
      hand.press(named(question, 'radio', titleOf(input, answerOf<{ item: string }>(input).item))),
  },
  signature: {
    answer: 0,
    enter: async ({ hand, question, texts }) => {
      await hand.write(question.getByRole('textbox'), 'Wen Shu');
      await hand.press(named(question, 'button', seldom(texts).signature.confirm));
      await named(question, 'button', seldom(texts).signature.again).waitFor();
    },
    stored: [/signature\.png/],
  },
  'single-choice': { answer: 0, enter: oneOption },
  'text-note': { answer: 0, enter: nothing },
  'three-d-display': {
    answer: 0,
    enter: async ({ question }) => {
      await question.scrollIntoViewIfNeeded();
      await question.locator('[data-viewed-seconds]').waitFor({ state: 'attached' });
    },
    stored: [/^\d/, /^0$/],
  },
  'video-upload': files('walk.mp4'),
  weighting: {
    answer: 0,
    enter: async ({ hand, question, input }) => {
      for (const [at, share] of Object.values(answerOf<Picture<number>>(input)).entries())
        await hand.write(question.getByRole('textbox').nth(at), String(share));
    },
  },
} satisfies Record<QuestionTypeSlug, Driver> as Readonly<Record<QuestionTypeSlug, Driver>>;
