import { CallFailure } from '@wenshu/api-contract/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Loaded } from './loaded.tsx';

const words = { loading: 'Loading…', loadFailed: 'Not loaded', loadFailedText: 'Please try again.', retry: 'Retry' };
const refetch = () => {};
const seen = (data: readonly string[] | undefined, isError: boolean) =>
  renderToStaticMarkup(
    <Loaded
      of={{ data, isError, refetch }}
      words={words}
      empty={{ isSo: list => list.length === 0, shows: <p>Nothing yet</p> }}
    >
      {list => <ul>{list.join()}</ul>}
    </Loaded>,
  );
const said = (html: string) =>
  ['Loading…', 'Not loaded', 'Retry', 'Nothing yet', 'tea,milk'].filter(word => html.includes(word));

it('is kept back for want of a second factor: who asks for it, and the way to it', () => {
  const error = new CallFailure('refused', 'Orchard asks for it', { code: '9191' });
  const html = renderToStaticMarkup(
    <Loaded of={{ data: undefined, isError: true, error, refetch }} words={words}>
      {() => null}
    </Loaded>,
  );
  expect(html).toContain('Orchard asks for it');
  expect(html).toContain('href="/user?view=security"');
  expect(said(html)).toEqual([]);
});

it('is kept back for want of a right: which one, and who can give it', () => {
  const error = new CallFailure('refused', 'You lack “View raw data”. Lin can give it to you', { code: '9104' });
  const html = renderToStaticMarkup(
    <Loaded of={{ data: undefined, isError: true, error, refetch }} words={words}>
      {() => null}
    </Loaded>,
  );
  expect(html).toContain('Lin can give it to you');
  expect(said(html)).toEqual([]);
});

it('failed on the server: the reference by which it is found, and a way to copy it beside the one to try again', () => {
  const error = new CallFailure('refused', 'Something went wrong', { code: '9008', requestId: 'd3df68273a-3' });
  const html = renderToStaticMarkup(
    <Loaded of={{ data: undefined, isError: true, error, refetch }} words={words}>
      {() => null}
    </Loaded>,
  );
  expect(html).toContain('Please try again.（编号 d3df68273a-3）');
  expect(html).toContain('复制编号');
  expect(said(html)).toEqual(['Not loaded', 'Retry']);
});

describe('what is fetched', () => {
  it.each([
    ['is awaited', undefined, false, ['Loading…']],
    ['did not come, and can be asked for again', undefined, true, ['Not loaded', 'Retry']],
    ['came with nothing in it', [], false, ['Nothing yet']],
    ['came', ['tea', 'milk'], false, ['tea,milk']],
    ['came before, and could not be fetched anew', ['tea', 'milk'], true, ['tea,milk']],
  ])('%s: it says that and nothing else', (_, data, isError, words) => {
    expect(said(seen(data, isError))).toEqual(words);
  });
});
