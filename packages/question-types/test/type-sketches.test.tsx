import { answeringTexts } from '@wenshu/texts/answering';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { answeringTypes, type QuestionTypeSlug } from '../src/answering.ts';
import { questionTypes } from '../src/core.ts';
import { typeEditors } from '../src/editor.ts';
import { typeExamples } from '../src/examples.ts';

const slugs = Object.keys(typeEditors) as QuestionTypeSlug[];
const drawn = slugs.filter(slug => 'drawing' in typeEditors[slug].sketch);

function draw(slug: QuestionTypeSlug, language: 'zh' | 'en' = 'en', question = typeExamples[slug].question): string {
  const { drawing: Sketch } = typeEditors[slug].sketch;
  if (!Sketch) return '';
  return renderToStaticMarkup(
    <Sketch question={question} texts={answeringTexts[language]} tags={() => null} more={count => `${count} more`} />,
  );
}

const count = (html: string, part: string) => html.split(part).length - 1;

it('every type that asks something is drawn, by itself or by its parts', () => {
  const bare = slugs.filter(slug => Object.keys(typeEditors[slug].sketch).length === 0);
  expect(bare).not.toEqual([]);
  expect(bare.filter(slug => answeringTypes[slug].bind(typeExamples[slug].question).role === 'question')).toEqual([]);
});

it('a type with rows or options shows them, in its drawing or beside it', () => {
  for (const slug of slugs) {
    const { parts } = typeEditors[slug].sketch;
    const { items, rows } = typeExamples[slug].question;
    const html = draw(slug);
    if (parts === 'table') continue;
    if (parts !== 'list') for (const { id } of rows) expect(html, slug).toContain(`data-still="${id}"`);
    // Concepts of a design show levels as a task mixes them.
    if (parts !== 'list' && !questionTypes[slug].settingNames.includes('design'))
      for (const { id } of items.filter(item => !item.children)) {
        if (slug === 'matrix-dropdown') continue;
        expect(html, slug).toContain(`data-still="${id}"`);
      }
  }
});

describe.each(drawn)('the drawing of %s', slug => {
  it('is static: no field, no button, nothing that loads a model or a video', () => {
    for (const language of ['zh', 'en'] as const) {
      const html = draw(slug, language);
      expect(html).not.toMatch(/<(?:input|button|select|textarea|a|video|iframe|canvas|model-viewer)\b/);
      expect(html).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  it('is drawn of a question that has only just been made', () => {
    const bare = { ...typeExamples[slug].question, settings: {}, items: [], itemGroups: [], rows: [], rowGroups: [] };
    expect(draw(slug, 'zh', bare)).not.toMatch(/undefined|NaN|\[object/);
  });

  it('looks like no other', () => {
    // Two lists to choose from look the same as long as they are closed.
    const others = drawn.filter(other => other !== slug && draw(other) === draw(slug));
    expect(others.filter(other => !slug.endsWith('dropdown') || !other.endsWith('dropdown'))).toEqual([]);
  });
});

it('stars, points, tracks and fields are as many as the respondent meets', () => {
  expect(count(draw('rating'), 'sketch-star"')).toBe(7);
  expect(count(draw('nps'), 'sketch-point"')).toBe(11);
  expect(count(draw('scale'), 'sketch-point"')).toBe(typeExamples.scale.question.items.length);
  expect(count(draw('ruler'), 'sketch-track')).toBe(typeExamples.ruler.question.items.length);
  expect(count(draw('weighting'), 'sketch-field')).toBe(typeExamples.weighting.question.items.length);
  expect(count(draw('psm'), 'has-select')).toBe(4);
  expect(count(draw('cascade'), 'has-select')).toBeGreaterThan(2);
  expect(count(draw('date'), 'has-calendar')).toBe(1);
});
