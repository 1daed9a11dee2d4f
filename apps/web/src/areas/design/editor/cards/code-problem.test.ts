import { beforeEach, expect, test, vi } from 'vitest';
import { startDevice } from '../../../../app/together/testing/start-device.ts';
import { buildServer } from '../../document/state/testing/build-server.ts';
import { codeProblem } from './code-problem.ts';

vi.mock('../../../../app/client.ts', () => ({ client: {} }));
vi.mock('../../../../app/session/session.ts', () => ({ useSession: {} }));

beforeEach(startDevice);

test('a code is letters, digits and underscores, and no other question has it in whichever letters', () => {
  const editor = buildServer().open();
  for (const code of ['S1', 'D_1', '甄别1']) expect(codeProblem(editor, 'first00001', code)).toBeUndefined();
  for (const code of ['S 1', 'S-1', 'S1.', '<b>'])
    expect(codeProblem(editor, 'first00001', code)).toMatchObject({ problem: 'name-not-allowed' });
  for (const code of ['second0001', 'SECOND0001'])
    expect(codeProblem(editor, 'first00001', code)).toMatchObject({ problem: 'name-duplicated' });
  expect(codeProblem(editor, 'first00001', 'x'.repeat(21))).toBeDefined();
});
