import { type ExampleAnswer, exampleCodes } from './draw-answers.ts';

/** As the page keeps them: by answer, then column; and of everybody. */
export function countAnswers(answers: readonly ExampleAnswer[]) {
  const by = (banner: 'age' | 'region' | 'since') =>
    exampleCodes.again.map(said =>
      exampleCodes[banner].map(code => answers.filter(one => one.again === said && one[banner] === code).length),
    );
  return {
    total: exampleCodes.again.map(said => answers.filter(({ again }) => again === said).length),
    banners: { age: by('age'), region: by('region'), since: by('since') },
  };
}
