import type { ToolInputs } from '@wenshu/api-contract/kept-result';
import type { SiteTool } from '@wenshu/api-contract/site-tools';
import type { FieldProblem } from './calculate/outcome.ts';
import type { ToolWords } from './tool-words.ts';
import { useToolInputs } from './use-tool-inputs.ts';

type Words = Pick<ToolWords<'margin'>, 'common' | 'keep' | 'problems'>;

/** A calculator's form: what stands in it, what each field is drawn with, and what its frame keeps. `example` is the same object each time. */
export function useToolForm<Tool extends SiteTool>(tool: Tool, example: ToolInputs<Tool>, words: Words) {
  const { inputs, put, change } = useToolInputs(tool, example);
  type Name = keyof ToolInputs<Tool> & string;
  const choice = <Field extends Name>(name: Field) => ({
    id: `${tool}-${name}`,
    value: inputs[name],
    onChange: (value: ToolInputs<Tool>[Field]) => put({ ...inputs, [name]: value }),
  });
  /** With what was found wrong in the fields, which is known only once they were read. */
  const fieldsWith = (problems: Partial<Record<Name, FieldProblem>> | undefined) => (name: Name) => ({
    ...choice(name),
    problem: problems?.[name],
    problems: words.problems,
  });
  return { inputs, change, choice, fieldsWith, frame: { tool, words, inputs, example, onInputs: put } };
}
