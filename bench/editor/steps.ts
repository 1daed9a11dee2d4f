import type { Locator, Page } from '@playwright/test';
import { typeTexts } from '@wenshu/question-types/type-texts';
import { editorTexts } from '@wenshu/texts/design/editor';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';

const t = editorTexts.en;
const c = canvasTexts.en;
const KEYS = 'twenty keys in a row';
const KEY_DELAY_MS = 50;
const PAUSE_MS = 250;
const MOVES = 20;

export interface Step {
  readonly name: string;
  /** Brings everything into place; not measured. */
  prepare?(): Promise<void>;
  /** What is measured. */
  run(): Promise<void>;
  /** How often it happens in a run: the cost is divided by it. */
  readonly times: number;
}

/** What somebody does most in the editor, in an order in which each finds what it needs. */
export function editorSteps(page: Page): Step[] {
  const card = (n: number) => page.getByRole('article').nth(n);
  const selected = page.locator('article[aria-current=true]');
  const option = (n: number) => selected.getByRole('textbox', { name: t.optionText(n), exact: true });
  const tool = (name: string) => selected.getByRole('button', { name: new RegExp(`^${name} `) });
  const typeKeys = () => page.keyboard.type(KEYS, { delay: KEY_DELAY_MS });
  const repeat = async (times: number, act: () => Promise<void>) => {
    for (let time = 0; time < times; time++) {
      await act();
      await page.waitForTimeout(PAUSE_MS);
    }
  };
  return [
    {
      name: 'key in a title',
      times: KEYS.length,
      prepare: () => card(0).getByRole('textbox').first().click(),
      run: typeKeys,
    },
    { name: 'key in an option', times: KEYS.length, prepare: () => option(5).click(), run: typeKeys },
    {
      name: 'Enter in an option',
      times: 3,
      prepare: () => option(5).click(),
      run: () => repeat(3, () => page.keyboard.press('Enter')),
    },
    {
      name: 'select a card',
      times: 4,
      run: () =>
        repeat(2, async () => {
          await press(page, card(1));
          await page.waitForTimeout(PAUSE_MS);
          await press(page, card(0));
        }),
    },
    {
      name: 'add a question',
      times: 4,
      run: () =>
        repeat(4, () => page.getByRole('button', { name: typeTexts.en.names['fill-in'], exact: true }).last().click()),
    },
    {
      name: 'copy a question',
      times: 2,
      prepare: () => press(page, card(0)),
      run: () => repeat(2, () => tool(c.copyQuestion).click()),
    },
    { name: 'delete a question', times: 2, run: () => repeat(2, () => tool(t.remove).click()) },
    { name: 'undo', times: 4, run: () => repeat(4, () => page.getByRole('button', { name: t.undo }).click()) },
    { name: 'redo', times: 4, run: () => repeat(4, () => page.getByRole('button', { name: t.redo }).click()) },
    // One of those that were added: they are low enough to be dragged past each other.
    ...dragSteps('question', page, card(3), -160, () => card(3).locator('header button').first()),
    ...dragSteps('option', page, card(0), 160, () =>
      selected.getByRole('button', { name: c.dragOption(2), exact: true }),
    ),
  ];
}

/** A drag in its three parts: taken hold of, moved, let go. */
function dragSteps(what: string, page: Page, card: Locator, byPx: number, handle: () => Locator): Step[] {
  let at = { x: 0, y: 0 };
  return [
    {
      name: `drag ${what}: begin`,
      times: 1,
      prepare: async () => {
        await press(page, card);
        await handle().evaluate(element => element.scrollIntoView({ block: 'center' }));
        await handle().hover();
        const { x, y, width, height } = (await handle().boundingBox())!;
        at = { x: x + width / 2, y: y + height / 2 };
      },
      run: async () => {
        await page.mouse.down();
        await page.mouse.move(at.x, at.y + 8, { steps: 4 });
      },
    },
    {
      name: `drag ${what}: a move`,
      times: MOVES,
      run: () => page.mouse.move(at.x, at.y + byPx, { steps: MOVES }),
    },
    { name: `drag ${what}: drop`, times: 1, run: () => page.mouse.up() },
  ];
}

/** On the card's edge: nothing but the card itself is meant. */
async function press(page: Page, card: Locator): Promise<void> {
  await card.scrollIntoViewIfNeeded();
  const box = (await card.boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + 4);
}
