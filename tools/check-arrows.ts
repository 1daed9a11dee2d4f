import { fileURLToPath } from 'node:url';
import { findArrowViolations } from './arrows/check-arrows.ts';
import { findTableViolations } from './arrows/find-table-violations.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const violations = [...(await findArrowViolations(['packages', 'apps'], root)), ...findTableViolations(root)];
for (const violation of violations) console.error(violation);
console.log(
  violations.length === 0
    ? 'Arrows: every import follows docs/architecture.md, and every table has one owner.'
    : `Arrows: ${violations.length} violations.`,
);
process.exit(violations.length === 0 ? 0 : 1);
