import type { Entering, Place, TypeDriver } from './type-driver.ts';

type Enter = TypeDriver['enter'];
export type ByPart<T> = Readonly<Record<string, T>>;

export const named = (place: Place, role: 'radio' | 'checkbox' | 'button', name: string) =>
  place.getByRole(role, { name, exact: true });
export const titleOf = ({ question }: Entering['input'], id: string) =>
  question.items.find(item => item.itemId === id)!.title.text;
// The driver of a type fills in answers of its own type.
export const answerOf = <T>({ answers }: Entering['input'], index = 0) => answers[index] as unknown as T;

/** What is only read, or passed. */
export const enterNothing: Enter = async () => {};

export const enterOneOption: Enter = async ({ hand, question, input }) => {
  const { item, blank } = answerOf<{ item: string; blank?: string }>(input);
  await hand.press(named(question, 'radio', titleOf(input, item)));
  if (blank) await hand.write(question.getByRole('textbox'), blank);
};

export const enterSeveralOptions: Enter = async ({ hand, question, input }) => {
  const { items, blanks = {} } = answerOf<{ items: string[]; blanks?: ByPart<string> }>(input);
  for (const item of items) await hand.press(named(question, 'checkbox', titleOf(input, item)));
  for (const blank of Object.values(blanks)) await hand.write(question.getByRole('textbox'), blank);
};

export const enterText: Enter = ({ hand, question, input }) =>
  hand.write(question.getByRole('textbox'), answerOf<string>(input));

export const enterPoint: Enter = ({ hand, question, input }) =>
  hand.press(question.getByRole('radio').and(question.locator(`[value="${answerOf<number>(input)}"]`)));

/** A text or a number for each part, in the order of the fields. */
export const enterFields: Enter = async ({ hand, question, input }) => {
  const said = Object.values(answerOf<ByPart<string | number>>(input));
  for (const [at, text] of said.entries()) await hand.write(question.getByRole('textbox').nth(at), String(text));
};

export const enterOptionByRow: Enter = async ({ hand, question, input }) => {
  for (const [at, item] of Object.values(answerOf<ByPart<string>>(input)).entries())
    await hand.press(named(question.getByRole('radiogroup').nth(at), 'radio', titleOf(input, item)));
};

export const filesDriver = (...names: readonly string[]): TypeDriver => ({
  answer: 0,
  enter: async ({ hand, question }) => {
    await hand.attach(question.locator('input[type=file]').first(), names);
    for (const name of names) await question.getByText(name, { exact: false }).first().waitFor();
  },
  // In any order: whichever is sent first stands first.
  stored: [new RegExp(names.map(name => `(?=.*/${name.replace('.', '\\.')})`).join(''))],
});

/** Tasks of a design: the version was dealt, so what is entered goes by places and not by the example's version. */
export const enterTasks =
  (enter: (entering: Entering, task: number) => Promise<void>): Enter =>
  async entering => {
    for (const task of [1, 2, 3]) {
      await enter(entering, task);
      if (task < 3) await entering.hand.press(named(entering.question, 'button', entering.texts.nextTask));
    }
  };
