/** A line of the builder: what stands behind the question mark of a link. */
export interface Parameter {
  readonly name: string;
  readonly value: string;
}

type ParameterProblem = 'unnamed' | 'name-too-long' | 'value-too-long' | 'repeated' | 'language';

/** What the answering page keeps of an address; what is longer it would cut, and what is more it would drop. */
const LONGEST_NAME = 50;
const LONGEST_VALUE = 200;
export const MOST_PARAMETERS = 50;
/** These choose the language that a survey opens in. */
const OF_LANGUAGE = ['lang', 'languageId'];

/** What is wrong with each line, in their order; undefined where nothing is. A line that nobody has filled in is none yet. */
export function checkParameters(parameters: readonly Parameter[]): (ParameterProblem | undefined)[] {
  return parameters.map(({ name, value }, at) => {
    if (name === '') return value === '' ? undefined : 'unnamed';
    if (name.length > LONGEST_NAME) return 'name-too-long';
    if (value.length > LONGEST_VALUE) return 'value-too-long';
    if (OF_LANGUAGE.includes(name)) return 'language';
    return parameters.slice(0, at).some(before => before.name === name) ? 'repeated' : undefined;
  });
}

/** The address with the parameters that have a name and nothing wrong; other signs than letters and digits are written so that they arrive. */
export function buildAddress(address: string, parameters: readonly Parameter[]): string {
  const problems = checkParameters(parameters);
  const sent = parameters.filter(({ name }, at) => name !== '' && problems[at] === undefined);
  const query = new URLSearchParams(sent.map(({ name, value }) => [name, value])).toString();
  return query === '' ? address : `${address}?${query}`;
}
