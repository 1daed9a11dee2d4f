import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** The short form: every document that is looked at has to take it in, and the long one took it longer than looking. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** No finding of axe on the page as it stands, or in the dialog that stands before it: what is behind was judged by itself. What is left out is judged where it is a page of its own. */
export async function expectAccessible(page: Page, leaveOut?: string): Promise<void> {
  await lookAt(page);
  expect(await page.evaluate(findViolations, { leaveOut })).toEqual([]);
}

/** Nothing to press is smaller than 24 pixels, or stands so near to something else that a finger would hit that. Axe asks it only when told to. */
export async function expectTouchable(page: Page): Promise<void> {
  await lookAt(page);
  expect(await page.evaluate(findViolations, { rule: 'target-size' })).toEqual([]);
}

async function lookAt(page: Page): Promise<void> {
  await page.evaluate(untilNothingMoves);
  await takeInAxe(page);
}

/** Once per document and not at every look: reading axe took as long as looking. */
export async function takeInAxe(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
}

/** What fades in is judged when it is there. In the page: until two frames have passed in which nothing that ends was moving. */
async function untilNothingMoves(): Promise<void> {
  // A button whose answer is under way is greyed for a moment; one that stays so is judged as it is.
  const patience = Date.now() + 10_000;
  const isAnswered = () => document.querySelector('.ant-btn-loading') === null || Date.now() > patience;
  for (let quietFrames = 0; quietFrames < 2; ) {
    await new Promise(requestAnimationFrame);
    const moving = document
      .getAnimations()
      .filter(
        one => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      )
      // The ring around a pressed button takes two seconds to go, and changes nothing that is read.
      .filter(one => !(one.effect as KeyframeEffect | null)?.target?.classList.contains('ant-wave'));
    await Promise.allSettled(moving.map(one => one.finished));
    quietFrames = moving.length > 0 || !isAnswered() ? 0 : quietFrames + 1;
  }
}

/** In the page: only what is wrong. Style sheets need not be fetched once more, no rule that is on by default reads them. */
export async function findViolations({
  leaveOut,
  rule,
}: {
  leaveOut?: string | undefined;
  rule?: string;
}): Promise<string[]> {
  const { axe: there } = window as unknown as { axe: typeof axe };
  const dialog = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')]
    .filter(one => one.checkVisibility({ visibilityProperty: true }))
    .at(-1);
  const whole = leaveOut === undefined ? document : { exclude: [leaveOut] };
  const { violations } = await there.run(dialog && rule === undefined ? { include: [dialog] } : whole, {
    resultTypes: ['violations'],
    ...(rule !== undefined && { runOnly: [rule] }),
    preload: false,
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`);
}
