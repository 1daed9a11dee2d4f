import { expect, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { card, openSurvey } from './support/open-survey.ts';
import { perLine } from './support/per-line.ts';

test('the canvas draws types as respondents meet them, without a field in what is not selected @wide', async ({
  creator,
}) => {
  await openSurvey(creator, [
    { type: 'text-note', title: 'Note' },
    { type: 'rating', title: 'Stars' },
    { type: 'ruler', title: 'Slider', items: ['Speed', 'Price'] },
    { type: 'weighting', title: 'Weights', items: ['Speed', 'Price', 'Service'] },
    { type: 'date', title: 'Day' },
    { type: 'signature', title: 'Sign' },
    { type: 'nps', title: 'Recommend' },
    { type: 'ranking', title: 'Rank', items: ['Speed', 'Price'] },
  ]);
  const drawn = {
    2: ['.sketch-star', 5],
    3: ['.sketch-track', 2],
    4: ['.sketch-field', 3],
    5: ['.has-calendar', 1],
  } as const;
  const more = { 6: ['.sketch-paper svg', 1], 7: ['.sketch-point', 11], 8: ['.sketch-rank', 2] } as const;
  for (const [place, [selector, count]] of Object.entries({ ...drawn, ...more })) {
    const shown = card(creator, Number(place));
    await shown.scrollIntoViewIfNeeded();
    await expect(shown.locator(selector)).toHaveCount(count);
    // Its title is the only field.
    await expect(shown.locator('input, select, textarea')).toHaveCount(1);
  }
  // The points of a scale share one line, on a phone too.
  expect(await perLine(card(creator, 7).locator('.sketch-point'))).toEqual([11]);
  await expectNoSidewaysScrolling(creator);
});
