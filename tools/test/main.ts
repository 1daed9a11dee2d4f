// `npm test`, once the dependencies are there: every check, every test, one count. `--changed [commit]`: only what changes lead to.
import { findMemoryFolder } from '../testing/memory-folder.ts';
import { testTexts } from '../texts/test-texts.ts';
import { runSuite } from './run-suite.ts';
import { partOfSuite, wholeSuite } from './suites.ts';

// Whoever has chosen a place keeps it.
const place = process.env.TMPDIR ?? findMemoryFolder();
if (place) process.env.TMPDIR = place;

const [option, since = 'HEAD', ...others] = process.argv.slice(2);
const isUnderstood = others.length === 0 && (option === undefined || option === '--changed');
const suite = option === undefined ? wholeSuite() : isUnderstood ? partOfSuite(since) : undefined;
if (suite) await runSuite(suite);
else {
  console.error(
    isUnderstood ? testTexts.noSuchCommit(since) : testTexts.unknownOption(process.argv.slice(2).join(' ')),
  );
  process.exitCode = 1;
}
