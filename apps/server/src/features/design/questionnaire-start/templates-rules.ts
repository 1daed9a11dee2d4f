/** A question of a template by its number, or one of its options (`4.2`) or rows (`4/2`), all counted from 1. */
export interface TemplatePlace {
  readonly question: number;
  readonly item?: number;
  readonly row?: number;
}

export type TemplateTest =
  | { readonly question: number; readonly is: 'any-of' | 'none-of'; readonly items: readonly number[] }
  | { readonly question: number; readonly compare: '<=' | '>='; readonly value: number };

export type TemplateRule =
  | { readonly does: 'show'; readonly place: TemplatePlace; readonly when: readonly TemplateTest[] }
  | { readonly does: 'screen-out'; readonly after: number; readonly when: readonly TemplateTest[] }
  | { readonly does: 'exclusive' | 'anchor'; readonly place: TemplatePlace }
  | { readonly does: 'random'; readonly place: TemplatePlace; readonly of: 'options' | 'rows' }
  | { readonly does: 'format'; readonly question: number; readonly format: keyof typeof INPUT_FORMATS };

/** The formats that templates ask for, with the setting's value. */
export const INPUT_FORMATS = { email: 6 } as const;

/** The rules of a template, one a line. They name numbers, not words, so that all its languages share them. */
export function parseTemplateRules(text: string): TemplateRule[] {
  return text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .map(parseLine);
}

function parseLine(line: string): TemplateRule {
  const [, does, what, condition] = /^([a-z-]+) (\S+(?: [a-z]+)?)(?: when (.+))?$/.exec(line) ?? [];
  const when = condition?.split(' and ').map(parseTest) ?? [];
  if (does === 'show' && when.length > 0) return { does, place: parsePlace(what), when };
  if (does === 'screen-out' && when.length > 0) return { does, after: parsePlace(what).question, when };
  if (does === 'exclusive' || does === 'anchor') return { does, place: parsePlace(what) };
  const [question = '', format = ''] = what?.split(' ') ?? [];
  if (does === 'format' && Object.hasOwn(INPUT_FORMATS, format))
    return { does, question: Number(question), format: format as keyof typeof INPUT_FORMATS };
  if (does === 'random' && (format === 'options' || format === 'rows'))
    return { does, place: parsePlace(question), of: format };
  throw new Error(`Not a rule of a template: ${line}`);
}

function parsePlace(text = ''): TemplatePlace {
  const [, question, sign, part] = /^(\d+)(?:([./])(\d+))?$/.exec(text) ?? [];
  if (!question) throw new Error(`Not a place in a template: ${text}`);
  return { question: Number(question), ...(part && { [sign === '.' ? 'item' : 'row']: Number(part) }) };
}

function parseTest(text: string): TemplateTest {
  const [, question, is, items] = /^(\d+) (is not|is) (\d+(?:,\d+)*)$/.exec(text) ?? [];
  if (question && items)
    return {
      question: Number(question),
      is: is === 'is' ? 'any-of' : 'none-of',
      items: items.split(',').map(Number),
    };
  const [, number, compare, value] = /^(\d+) (<=|>=) (\d+)$/.exec(text) ?? [];
  if (number && value) return { question: Number(number), compare: compare as '<=', value: Number(value) };
  throw new Error(`Not a condition of a template: ${text}`);
}
