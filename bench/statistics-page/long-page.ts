import type { Page } from '@playwright/test';
import { linkCalls, publishCalls, scrollCalls } from '@wenshu/api-contract';
import { inOrder } from '@wenshu/survey-core';
import pg from 'pg';
import { ServerFleet } from '../../apps/server/src/testing/server-fleet.ts';
import { launchBrowser } from '../../tools/browser/launch-browser.ts';
import { designLargeSurvey } from '../editor/large-survey.ts';
import { memoryOf } from '../page-memory.ts';

const RECORDS = 500;
/** Of a window, at each step of whoever scrolls through the page. */
const STEP = 0.6;

/** A page of so many questions, scrolled through from its beginning to its end and back. */
export async function longPage(questions: number): Promise<void> {
  const fleet = new ServerFleet();
  await fleet.start(1);
  const browser = await launchBrowser();
  try {
    const scrollId = await collect(fleet, questions);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const { hostname } = new URL(fleet.address(0));
    await context.addCookies([
      { name: 'loginToken', value: fleet.token, domain: hostname, path: '/' },
      { name: 'loginTokenInfo', value: '7200', domain: hostname, path: '/' },
    ]);
    await context.addInitScript(watchTasks);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(`${fleet.address(0)}/survey/launch/statistics?scrollId=${scrollId}`);
    await settled(page);
    const tell = async (when: string) => {
      const { heapMb, nodes } = await memoryOf(page, session);
      const drawn = await drawnOn(page);
      const { longestMs, over50 } = await tasksSince(page);
      console.log(
        `${when.padEnd(34)} longest task ${longestMs.toFixed(0).padStart(5)} ms, ${over50} over 50 ms; memory ${heapMb.toFixed(1).padStart(6)} MB, ${nodes} nodes, ${drawn} cards drawn`,
      );
    };
    console.log(`${questions} questions, ${RECORDS} records`);
    await tell('first drawn');
    await scroll(page, 1);
    await tell('scrolled to the end');
    await scroll(page, -1);
    await tell('and back');
    await scroll(page, 1);
    await tell('and to the end again');
  } finally {
    await browser.close();
    await fleet.stop();
  }
}

/** Everybody chose some of the twenty options of each question. */
async function collect(fleet: ServerFleet, questions: number): Promise<string> {
  const scrollId = await designLargeSurvey(fleet, questions);
  const { versionTime } = await fleet.call(publishCalls.changeStatus, { scrollId, status: 1 });
  const { linkCode } = await fleet.call(linkCalls.create, { scrollId });
  const { document } = await fleet.call(scrollCalls.get, { scrollId });
  const asked = Object.values(document.questions);
  const answers = Array.from({ length: RECORDS }, (_, record) =>
    Object.fromEntries(
      asked.map(({ id, items }, place) => {
        const chosen = inOrder(items).filter((_, option) => (record * 7 + place * 3 + option * option) % 5 === 0);
        return [id, { items: chosen.map(({ id: option }) => option) }];
      }),
    ),
  );
  const client = new pg.Client({ connectionString: fleet.databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into answer_record (scroll_id, answer_record_id, status, is_submit, is_counted, serial, version_time, language_id, link_code, answers,
                                  started_at, submitted_at, active_ms)
       select $1, 'bench' || lpad(n::text, 15, '0'), 2, true, true, n, $2, 1, $3, a, now(), now(), 60000
         from jsonb_array_elements($4::jsonb) with ordinality as given (a, n)`,
      [scrollId, versionTime, linkCode, JSON.stringify(answers)],
    );
  } finally {
    await client.end();
  }
  return scrollId;
}

/** Every card in sight is whole. */
const settled = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector('[data-exhibit]') !== null &&
      [...document.querySelectorAll('[data-question][aria-busy=true]')].every(card => {
        const { top, bottom } = card.getBoundingClientRect();
        return bottom < 0 || top > innerHeight;
      }),
    undefined,
    { timeout: 600_000 },
  );

async function scroll(page: Page, direction: 1 | -1): Promise<void> {
  const isThere = () =>
    page.evaluate(
      way => (way > 0 ? scrollY + innerHeight >= document.documentElement.scrollHeight - 2 : scrollY <= 0),
      direction,
    );
  while (!(await isThere())) {
    await page.evaluate(by => scrollBy(0, by * innerHeight), direction * STEP);
    await page.waitForTimeout(30);
  }
  await settled(page);
}

/** In the page: how long the main thread was busy at a stretch. */
function watchTasks(): void {
  const tasks: number[] = [];
  Object.assign(window, { longTasks: tasks });
  new PerformanceObserver(list => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
    buffered: true,
  });
}

async function tasksSince(page: Page) {
  const tasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks.splice(0));
  return { longestMs: Math.max(0, ...tasks), over50: tasks.length };
}

/** Cards that are more than a title and their height. */
const drawnOn = (page: Page) =>
  page.evaluate(
    () => [...document.querySelectorAll('[data-question]')].filter(card => card.querySelector('table')).length,
  );
