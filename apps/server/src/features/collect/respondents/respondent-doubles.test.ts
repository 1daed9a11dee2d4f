import { areLabelsTooLong } from '@wenshu/api-contract';
import { describe, expect, it } from 'vitest';
import { findDoubles, mergeDoubles, whyDoubles } from './find-doubles.ts';

let serial = 0;
const person = (more: object = {}) => ({
  respondentId: `r${++serial}`,
  serialNumber: serial,
  name: '',
  mobile: '',
  email: '',
  group: '',
  labels: [] as string[],
  custom: {} as Record<string, string>,
  answerStatus: 0,
  ...more,
});

describe('two entries are one person', () => {
  it.each([
    ['by their number, whatever they are called', { name: 'A', mobile: '1' }, { name: 'B', mobile: '1' }, 'mobile'],
    ['by their e-mail in any spelling', { email: 'a@x.cn' }, { email: 'A@X.cn' }, 'email'],
    ['by their name in one group', { name: 'Li', group: 'N', mobile: '1' }, { name: 'li', group: 'N' }, 'name'],
    ['not in two groups', { name: 'Li', group: 'N' }, { name: 'Li', group: 'S' }, undefined],
    ['not when their numbers say otherwise', { name: 'Li', mobile: '1' }, { name: 'Li', mobile: '2' }, undefined],
    ['not by what both lack', {}, {}, undefined],
  ])('%s', (_what, a, b, why) => {
    expect(whyDoubles(person(a), person(b))).toBe(why);
    expect(findDoubles([person(a), person(b)]).map(({ because }) => because)).toEqual(why ? [why] : []);
  });
});

it('keeps whoever has begun, else whoever came first; two who have begun are both kept', () => {
  const [first, second, third] = [
    person({ mobile: '1' }),
    person({ mobile: '1', answerStatus: 2 }),
    person({ mobile: '1' }),
  ];
  expect(findDoubles([first, second, third]).map(({ keep, double }) => [keep, double])).toEqual([
    [second, first],
    [second, third],
  ]);
  expect(findDoubles([first, third]).map(({ keep }) => keep)).toEqual([first]);
  expect(findDoubles([second, person({ mobile: '1', answerStatus: 1 })])).toEqual([]);
});

it('nobody who goes away is kept for another', () => {
  const people = [person({ mobile: '1' }), person({ mobile: '1', email: 'a@x.cn' }), person({ email: 'a@x.cn' })];
  const pairs = findDoubles(people);
  const gone = new Set(pairs.map(({ double }) => double));
  expect(pairs.filter(({ keep }) => gone.has(keep))).toEqual([]);
});

it('the kept one gets what only the other had, and its labels as long as they fit', () => {
  const keep = person({ name: 'Li', custom: { shop: 'A', floor: '' }, labels: ['x'] });
  const double = person({ name: 'Lee', email: 'a@x.cn', custom: { shop: 'B', floor: '2' }, labels: ['x', 'y'] });
  expect(mergeDoubles(keep, double, areLabelsTooLong)).toEqual({
    ...keep,
    email: 'a@x.cn',
    custom: { shop: 'A', floor: '2' },
    labels: ['x', 'y'],
  });
  const long = person({ labels: ['z'.repeat(500)] });
  expect(mergeDoubles(keep, long, areLabelsTooLong).labels).toEqual(['x']);
});
