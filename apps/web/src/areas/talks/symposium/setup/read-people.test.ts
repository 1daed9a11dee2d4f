import { expect, test } from 'vitest';
import { readPeople, writePeople } from './read-people.ts';

test('reads a list as it is typed or pasted, with what looks like an address or a number in either order', () => {
  const text =
    '王芳, wang@example.com, 138 0013 8000\n\n  \nLi Lei\t+86-139-0000-1111\tli@example.com\r\n赵敏，\n, nobody@example.com';
  expect(readPeople(text)).toEqual([
    { name: '王芳', email: 'wang@example.com', mobile: '13800138000' },
    { name: 'Li Lei', email: 'li@example.com', mobile: '+8613900001111' },
    { name: '赵敏', email: '', mobile: '' },
  ]);
});

test('takes neither a room number for a mobile nor more of a name than a seat has', () => {
  expect(readPeople(`${'长'.repeat(50)}, 302`)).toEqual([{ name: '长'.repeat(40), email: '', mobile: '' }]);
});

test('reads back what it writes, whatever stands in a name', () => {
  const people = [
    { name: 'Wang, Fang；Jr', email: 'wang@example.com', mobile: '' },
    { name: '赵敏', email: '', mobile: '13800138000' },
    { name: 'Li\tLei\nTwo', email: 'li@example.com', mobile: '+8613900001111' },
  ];
  expect(readPeople(writePeople(people))).toEqual([
    { ...people[0], name: 'Wang Fang Jr' },
    people[1],
    { ...people[2], name: 'Li Lei Two' },
  ]);
});
