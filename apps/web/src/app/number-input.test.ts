import { readdirSync, readFileSync } from 'node:fs';
import { numberInputTexts } from '@wenshu/texts/number-input';
import { expect, it } from 'vitest';
import { nameSteps } from './number-input.tsx';

const source = new URL('..', import.meta.url);
const filesOf = () =>
  (readdirSync(source, { recursive: true }) as string[]).filter(name => /\.tsx$/.test(name) && !/\.test\./.test(name));

it('the buttons of a field for a number are named in the language of the page', () => {
  const named = (label: string) => {
    const attributes = new Map([['aria-label', label]]);
    return { attributes, setAttribute: (name: string, value: string) => void attributes.set(name, value) };
  };
  const buttons = [named('Increase Value'), named('Decrease Value'), named('Close')];
  const field = {
    querySelectorAll: (query: string) =>
      buttons.filter(({ attributes }) => query === `[aria-label="${attributes.get('aria-label')}"]`),
  };
  nameSteps(field as never, numberInputTexts.zh);
  expect(buttons.map(({ attributes }) => attributes.get('aria-label'))).toEqual(['增大', '减小', 'Close']);
});

it('no other file takes the library’s own field, which speaks English alone', () => {
  const files = filesOf();
  expect(files.length).toBeGreaterThan(300);
  const own = files.filter(name =>
    /import \{[^}]*\bInputNumber\b[^}]*\} from 'antd'/.test(readFileSync(new URL(name, source), 'utf8')),
  );
  expect(own).toEqual(['app/number-input.tsx']);
});
