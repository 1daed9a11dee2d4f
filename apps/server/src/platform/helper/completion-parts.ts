import type { TokenCount } from './helper-model.ts';

/** What one event of a stream, or a whole answer of a server that does not stream, brought. */
export interface CompletionPart {
  readonly text: string;
  readonly finish: string | undefined;
  readonly tokens: TokenCount | undefined;
}

/** Every name of the protocol that is looked at, wherever it stands; nothing is known of what stands behind it. */
type Plain = {
  readonly [Name in
    | 'choices'
    | 'completion_tokens'
    | 'content'
    | 'delta'
    | 'error'
    | 'finish_reason'
    | 'message'
    | 'prompt_tokens'
    | 'text'
    | 'usage']?: unknown;
};
const plain = (value: unknown): Plain | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Plain) : undefined;

/** Undefined for what is none: no JSON, or without choices where there should be some. An error that a stream tells is none either. */
export function readPart(event: string): CompletionPart | undefined {
  const body = plain(parseOr(event));
  if (!body || body.error != null) return undefined;
  const { choices } = body;
  const tokens = readUsage(plain(body.usage));
  if (!Array.isArray(choices)) return tokens && { text: '', finish: undefined, tokens };
  const choice = plain(choices[0]);
  const said = plain(choice?.delta) ?? plain(choice?.message);
  const finish = choice?.finish_reason;
  return { text: readContent(said?.content), finish: typeof finish === 'string' ? finish : undefined, tokens };
}

/** As a text, or as a list of parts. What a model thought beside it (`reasoning`, `reasoning_content`) and calls of tools are no answer. */
function readContent(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map(part => plain(part)?.text)
    .filter(text => typeof text === 'string')
    .join('');
}

function readUsage(usage: Plain | undefined): TokenCount | undefined {
  const [sent, received] = [usage?.prompt_tokens, usage?.completion_tokens];
  return isCount(sent) && isCount(received) ? { sent, received } : undefined;
}

/** Believed only where it is a number of tokens: what a server tells of itself goes into a budget. */
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 100_000_000;

export function parseOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
