import { ENTERPRISE_NAME } from '@wenshu/api-contract';
import { expect, it } from 'vitest';
import { findEnterpriseProblems } from './find-enterprise-problems.ts';

const right = { name: 'Orchard Research', industry: 'retail', email: '' };

it.each([
  ['needs no mailbox', {}, []],
  ['has a mailbox that is one', { email: 'post@orchard.example' }, []],
  ['has words for a mailbox', { email: 'post office' }, ['email']],
  ['has a name of spaces', { name: ' '.repeat(ENTERPRISE_NAME.shortest + 3) }, ['name']],
  ['has the shortest name', { name: 'x'.repeat(ENTERPRISE_NAME.shortest) }, []],
  ['has a name that is too long', { name: 'x'.repeat(ENTERPRISE_NAME.longest + 1) }, ['name']],
  ['says nothing of its business', { industry: undefined }, ['industry']],
])('an enterprise that %s', (_, changed, problems) => {
  expect(findEnterpriseProblems({ ...right, ...changed })).toEqual(problems);
});
