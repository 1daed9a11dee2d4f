// `npm run new:question-type -- <slug>`: the folder of a type, and its line in each of the four registries.

import { createQuestionType } from './new-question-type/create-question-type.ts';
import { repositoryRoot } from './repository-root.ts';
import { runTool } from './run-tool.ts';

await runTool(async () => {
  const [slug = ''] = process.argv.slice(2);
  const made = createQuestionType(repositoryRoot, slug);
  if ('problem' in made) {
    console.error(`${slug || '<slug>'}: ${made.problem}. ${made.hint}`);
    return 1;
  }
  console.log([...made.files, '', 'Next: docs/recipes/add-a-question-type.md'].join('\n'));
  return 0;
});
