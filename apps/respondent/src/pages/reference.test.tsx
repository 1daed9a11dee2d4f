import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { codes } from '../session/codes.ts';
import { CallFailed } from '../session/post.ts';
import { WordsContext, wordsIn } from '../words.ts';
import { Reference } from './reference.tsx';

const shown = (error: unknown, language: 'zh' | 'en' = 'en') =>
  renderToStaticMarkup(
    <WordsContext.Provider value={wordsIn(language)}>
      <Reference of={error} />
    </WordsContext.Provider>,
  );

it('is shown where the server failed, in the language of the page', () => {
  const failed = new CallFailed(codes.systemAbnormal, 'wrong', { requestId: 'd3df68273a-3' });
  expect(shown(failed)).toBe('<p class="reference">Reference d3df68273a-3</p>');
  expect(shown(failed, 'zh')).toContain('编号 d3df68273a-3');
});

it('is not there for what is nobody’s fault, or has none', () => {
  expect(shown(new CallFailed(codes.serviceStopping, 'soon', { requestId: 'd3df68273a-3' }))).toBe('');
  expect(shown(new CallFailed(codes.systemAbnormal, 'wrong'))).toBe('');
  expect(shown(undefined)).toBe('');
});
