import { writeSettings } from '@wenshu/survey-core';
import { answeringTexts } from '@wenshu/texts/answering';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { typeExamples } from '../src/examples.ts';
import { answerViews, preloadViews } from '../src/respondent.ts';

beforeAll(() => preloadViews(['image-upload']));
afterEach(() => vi.unstubAllGlobals());

const View = answerViews['image-upload'];
const texts = answeringTexts.en;

function render(isCameraOnly: boolean, hasTouch: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: hasTouch }));
  vi.stubGlobal('navigator', { maxTouchPoints: 0 });
  const { question } = typeExamples['image-upload'];
  const settings = { ...question.settings, ...writeSettings({ isCameraOnly }) };
  return renderToStaticMarkup(
    <View
      question={{ ...question, settings }}
      answer={undefined}
      onChange={() => {}}
      problems={[]}
      titleId="title"
      problemId="problem"
      texts={texts}
      seed="0123456789abcdef"
    />,
  );
}

test('a picture is taken with the phone where the question asks for that, and local ones cannot be sent (S5.91)', () => {
  expect(render(true, true)).toContain('capture="environment"');
  const onDesk = render(true, false);
  expect(onDesk).not.toContain('type="file"');
  expect(onDesk).toContain('upload-on-phone');
});

test('otherwise any picture of the device is taken', () => {
  for (const hasTouch of [true, false]) {
    const html = render(false, hasTouch);
    expect(html).toContain('type="file"');
    expect(html).not.toContain('capture');
  }
});
