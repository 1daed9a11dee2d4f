import { typeDrivers } from '@wenshu/question-types/drivers';
import type { Json } from '@wenshu/survey-core';
import { answeringTexts } from '@wenshu/texts/answering';
import { keyboard, pointer } from './support/hand.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { publishAllTypes } from './support/publish-all-types.ts';
import { greenPoint } from './support/sample-files.ts';

test('every type is answered, in each language, on each size (S1.16) and once by keyboard alone, and stored as entered', async ({
  creator,
  newVisitor,
  language,
  isMobile,
}) => {
  const texts = answeringTexts[language];
  const survey = await publishAllTypes(creator);
  const visitor = await newVisitor();
  await visitor.route('**/examples/carton.png', route => route.fulfill({ body: greenPoint, contentType: 'image/png' }));
  // Where models cannot be drawn there is a still picture: the same on every machine that runs this.
  await visitor.addInitScript(() => {
    const getContext = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith('webgl') ? null : getContext.call(this, kind as '2d', ...(rest as []));
    } as typeof getContext;
  });
  const hand = isMobile ? pointer() : keyboard(visitor);
  await visitor.goto(`/s/${survey.linkCode}?lang=${language}`);

  const answers: Record<string, Json> = {};
  const onward = visitor.getByRole('button', { name: new RegExp(`^(${texts.next}|${texts.submit})$`) });
  for (let isDone = false; !isDone; ) {
    // It stands below the last question: what is above it is there.
    await expect(onward).toBeVisible();
    const shown = await visitor.locator('section[id^="question-"]').evaluateAll(all => all.map(({ id }) => id));
    for (const input of survey.inputs.filter(({ questionId }) => shown.includes(`question-${questionId}`))) {
      const { answer, enter } = typeDrivers[input.slug];
      await test.step(input.slug, () =>
        enter({ hand, question: visitor.locator(`#question-${input.questionId}`), input, texts }),
      );
      const entered = input.answers[answer];
      if (entered !== undefined) answers[input.questionId] = entered;
    }
    await expectNoSidewaysScrolling(visitor);
    await expectAccessible(visitor);
    const submit = visitor.getByRole('button', { name: texts.submit, exact: true });
    isDone = (await submit.count()) > 0;
    const first = visitor.locator(`#${shown[0]}`);
    await hand.press(isDone ? submit : visitor.getByRole('button', { name: texts.next, exact: true }));
    await expect(first).toBeHidden();
  }
  await expect(visitor.getByRole('heading', { name: texts.outcomes.finished.title })).toBeVisible();

  const values = await survey.readValues(answers);
  for (const { slug } of survey.inputs) {
    const { stored, expected } = values.get(slug)!;
    const patterns = typeDrivers[slug].stored;
    if (patterns) expect(stored.map(String), slug).toEqual(patterns.map(one => expect.stringMatching(one)));
    else expect(stored, slug).toEqual(expected);
  }

  // What a phone would show no better.
  if (isMobile) return;
  await test.step('and every one of them has its statistics, each drawing with a table to read (S2.9)', async () => {
    await creator.goto(`/survey/launch/statistics?scrollId=${survey.scrollId}`);
    const cards = creator.locator('section[data-question]');
    await expect(cards.first()).toBeVisible();
    const kinds = new Set<string>();
    for (const card of await cards.all()) {
      await card.scrollIntoViewIfNeeded();
      const exhibits = card.locator('[data-exhibit]');
      await expect(exhibits.first()).toBeVisible({ timeout: 60_000 });
      await expect(card.getByRole('alert')).toHaveCount(0);
      for (const table of await card.locator('[data-drawn]').all()) {
        kinds.add((await table.getAttribute('data-drawn'))!);
        expect(await table.getByRole('row').count()).toBeGreaterThan(1);
      }
    }
    expect(await cards.count()).toBeGreaterThanOrEqual(30);
    expect([...kinds]).toEqual(expect.arrayContaining(['bars', 'gauge', 'heat', 'lines', 'words']));
    await expectAccessible(creator);
    await expectNoSidewaysScrolling(creator);
  });
});
