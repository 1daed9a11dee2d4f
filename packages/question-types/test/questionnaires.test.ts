import { readdirSync, readFileSync } from 'node:fs';
import { parseSurveyText, readSurveyText, writeSurveyText } from '@wenshu/survey-core';
import { describe, expect, it } from 'vitest';
import { questionTypes } from '../src/core.ts';
import { expected } from './questionnaires/expected.ts';

const folder = new URL('questionnaires/', import.meta.url);
const names = readdirSync(folder).flatMap(file => (file.endsWith('.txt') ? [file.slice(0, -4)] : []));
const read = (name: string) => readSurveyText(readFileSync(new URL(`${name}.txt`, folder), 'utf8'), questionTypes);
/** Types that a marker of ours names: nothing of them is guessed. */
const MARKED = ['05-course-evaluation.zh'];

describe('questionnaires as people write them', () => {
  it('are ten, and each has what a person makes of it', () => {
    expect(names).toEqual(Object.keys(expected));
    expect(names).toHaveLength(10);
  });

  describe.each(names)('%s', name => {
    const found = read(name);
    const asked = found.questions.filter(question => question.type !== 'text-note');
    const wanted = expected[name]!;

    it('has all its questions, options and rows', () => {
      expect(found.problems).toEqual([]);
      expect(
        asked.map(({ title, items, rows }) => [
          title,
          items.map(item => item.title + (item.hasBlank ? '_' : '')).join('|'),
          rows.join('|'),
        ]),
      ).toEqual(wanted.map(([, title, options = '', rows = '']) => [title, options, rows]));
    });

    it('has the right type in nine of ten questions at least', () => {
      const wrong = asked.flatMap(({ type, title }, at) => (type === wanted[at]?.[0] ? [] : `${title}: ${type}`));
      expect(wrong.length / wanted.length, wrong.join('\n')).toBeLessThanOrEqual(0.1);
    });

    it('says of every type that no marker names that it is a guess', () => {
      const unsaid = asked.filter(question => question.guess === undefined).map(question => question.line);
      const lines = readFileSync(new URL(`${name}.txt`, folder), 'utf8').split('\n');
      for (const line of unsaid) expect(lines[line - 1]).toMatch(/[（【[](?:单选|多选|填空|矩阵量表|评分|排序)/);
      expect(unsaid.length === asked.length).toBe(MARKED.includes(name));
    });

    it('is the same once it is written in our own format, where nothing is guessed', () => {
      const bare = found.questions.map(({ line: _line, guess: _guess, ...question }) => question);
      for (const language of ['zh', 'en'] as const) {
        const written = writeSurveyText(found.questions, questionTypes, language);
        expect(parseSurveyText(written, questionTypes)).toEqual({ questions: bare, problems: [] });
        const again = readSurveyText(written, questionTypes);
        expect(again.questions.map(({ line: _line, ...question }) => question)).toEqual(bare);
        expect(again.problems).toEqual([]);
      }
    });
  });
});
