// `npm run sentences`: the page of all sentences, made anew after one has changed.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allClaims, sentencesPage } from '@wenshu/analysis/claims';
import { repositoryRoot } from './repository-root.ts';

writeFileSync(join(repositoryRoot, 'docs/sentences.md'), sentencesPage(allClaims));
