import { expect, test } from 'vitest';
import { readPeople } from './read-people.ts';

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
