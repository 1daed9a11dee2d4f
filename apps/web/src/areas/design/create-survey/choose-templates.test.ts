import { describe, expect, it } from 'vitest';
import { chooseTemplates } from './choose-templates.ts';

const templates = [
  { title: 'Brand tracking', summary: 'Funnel and image', field: 'Brand experience' },
  { title: 'Ad test', summary: 'Link to the brand', field: 'Brand experience' },
  { title: '离职访谈', summary: '离开的原因', field: '员工体验' },
];

describe('the templates that are looked for', () => {
  it.each([
    [undefined, '', ['Brand tracking', 'Ad test', '离职访谈']],
    [undefined, ' image  BRAND ', ['Brand tracking']],
    [undefined, '员工', ['离职访谈']],
    ['Brand experience', '', ['Brand tracking', 'Ad test']],
    ['Brand experience', '离职', []],
  ])('in the field %s with the words "%s"', (field, typed, titles) => {
    expect(chooseTemplates(templates, field, typed).map(({ title }) => title)).toEqual(titles);
  });
});
