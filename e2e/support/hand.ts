import type { Locator, Page } from '@playwright/test';
import type { Hand as HandOf } from '@wenshu/question-types/drivers';
import { sampleFiles } from './sample-files.ts';

type Hand = HandOf<Locator>;

const attach: Hand['attach'] = (field, names) =>
  field.setInputFiles(names.map(name => sampleFiles[name as keyof typeof sampleFiles]));

/** Whoever sees and points. What is tapped is the label: the field itself may be drawn by it. */
export function pointer(): Hand {
  return {
    press: async target => {
      const label = target.locator('xpath=ancestor::label[1]');
      await ((await label.count()) > 0 ? label : target).click();
    },
    write: (field, text) => field.fill(text),
    pick: async (select, label) => void (await select.selectOption({ label })),
    slide: async (range, value) => {
      // Where the handle stands already, a tap on it counts.
      if ((await range.inputValue()) === String(value)) await range.click();
      else await range.fill(String(value));
    },
    date: (field, day) => field.fill(day),
    attach,
  };
}

/** Whoever has only keys: everything is reached by Tab, and nothing is focused by other means. */
export function keyboard(page: Page): Hand {
  const keys = page.keyboard;
  return {
    press: async target => {
      const where = await reach(page, target);
      if (where === 'in-group') await moveInGroup(page, target);
      const kind = await target.evaluate(element => (element as HTMLInputElement).type);
      if (kind !== 'radio') await keys.press('Space');
      else if (!(await target.isChecked())) await keys.press('Space');
    },
    write: async (field, text) => {
      await reach(page, field);
      await keys.press('Control+A');
      await keys.type(text);
    },
    pick: async (select, label) => {
      await reach(page, select);
      const labels = await select.locator('option').allTextContents();
      const steps =
        labels.indexOf(label) - (await select.evaluate(element => (element as HTMLSelectElement).selectedIndex));
      for (let step = 0; step < Math.abs(steps); step++) await keys.press(steps > 0 ? 'ArrowDown' : 'ArrowUp');
    },
    slide: async (range, value) => {
      await reach(page, range);
      if ((await range.inputValue()) === String(value)) return keys.press('Space');
      if ((await range.getAttribute('max')) === String(value)) return keys.press('End');
      throw new Error('A slider is moved to its end, or left where it stands');
    },
    // The browser asks in the order of its own language, which a page cannot know: whoever types looks, and types again.
    date: async (field, day) => {
      await reach(page, field);
      const [year, month, date] = day.split('-');
      for (const typed of [`${month}${date}${year}`, `${date}${month}${year}`, `${year}${month}${date}`]) {
        for (let part = 0; part < 3; part++) await keys.press('ArrowLeft');
        await keys.type(typed);
        if ((await field.inputValue()) === day) return;
      }
      throw new Error('The day cannot be typed');
    },
    attach,
  };
}

const MOST_STOPS = 400;

/** Tab, or back, until the focus is on the target or, for a radio button, in its group. */
async function reach(page: Page, target: Locator): Promise<'there' | 'in-group'> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    const where = await target.evaluate(element => {
      const at = document.activeElement;
      if (at === element) return 'there';
      const isRadio = (one: Element | null): one is HTMLInputElement =>
        one instanceof HTMLInputElement && one.type === 'radio';
      if (isRadio(element) && isRadio(at) && at.name === element.name) return 'in-group';
      return at && at.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'before' : 'after';
    });
    if (where === 'there' || where === 'in-group') return where;
    await page.keyboard.press(where === 'before' ? 'Shift+Tab' : 'Tab');
  }
  throw new Error('The keyboard does not lead there');
}

/** Arrow keys choose within a radio group. */
async function moveInGroup(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 20; step++) {
    if (await target.evaluate(element => element === document.activeElement)) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error('Arrow keys do not lead there');
}
