import { expect, test } from 'vitest';
import { pastedFile } from './pasted-file.ts';

test.each([
  ['cells of a sheet', '甲\t13800000001\tVIP,新', 'pasted.txt', '甲\t13800000001\tVIP,新'],
  ['typed lines', '甲,13800000001', 'pasted.csv', '甲,13800000001'],
  ['lines of a Chinese keyboard', '甲，13800000001', 'pasted.csv', '甲,13800000001'],
  ['wide commas inside of cells', '甲,"华东，华南"', 'pasted.csv', '甲,"华东，华南"'],
])('%s are a file whose cells can be told', async (_what, text, name, content) => {
  const file = pastedFile(text);
  expect([file.name, await file.text()]).toEqual([name, content]);
});
