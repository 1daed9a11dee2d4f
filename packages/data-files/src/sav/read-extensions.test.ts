import { expect, it } from 'vitest';
import { readAttributes, readMultipleSets } from './read-extensions.ts';

const sets = (text: string) => readMultipleSets(Buffer.from(text), bytes => Buffer.from(bytes).toString('utf8'));

it('reads every kind of multiple-response set', () => {
  expect(
    sets(
      '$a=C 10 my mcgroup a b c\n$b=D2 55 0  g e f d\n$c=D3 Yes 10 mdgroup #2 h i j\n$d=E 1 2 34 13 third mdgroup k l m\n$e=E 11 6 choice 0  n o p\n',
    ),
  ).toEqual([
    { name: '$a', label: 'my mcgroup', variables: ['a', 'b', 'c'] },
    { name: '$b', label: '', variables: ['g', 'e', 'f', 'd'], countedValue: '55' },
    { name: '$c', label: 'mdgroup #2', variables: ['h', 'i', 'j'], countedValue: 'Yes' },
    { name: '$d', label: 'third mdgroup', variables: ['k', 'l', 'm'], countedValue: '34' },
    { name: '$e', label: '', variables: ['n', 'o', 'p'], countedValue: 'choice' },
  ]);
});

it('counts bytes, not characters, in a label', () => {
  expect(sets('$a=C 6 品牌 q1 q2\n')).toEqual([{ name: '$a', label: '品牌', variables: ['q1', 'q2'] }]);
});

it.each(['$a=C 99 too short a\n', '$a=X 1 x a\n', '$a', '$a=D', '$a=D-1 x', '$a=C 1 x a'])(
  'keeps what came before a broken set: %j',
  broken => {
    expect(sets(`$ok=C 1 x a\n${broken}`)).toEqual([{ name: '$ok', label: 'x', variables: ['a'] }]);
  },
);

it('takes attributes for plain words, whatever they are called', () => {
  const read = readAttributes("q1:__proto__('x'\n)role('a'\n'b'\n)/Q2:note('it''s'\n)");
  expect(Object.entries(read.get('q1')!)).toEqual([
    ['__proto__', ['x']],
    ['role', ['a', 'b']],
  ]);
  expect(read.get('q2')).toEqual({ note: ["it''s"] });
});
