import { type PaperNode, textOf } from '@wenshu/papers';

const LONGEST = 30;

/** What a part is called in buttons and lists: its first words, or what it is and its number. */
export function nodeName(node: Pick<PaperNode, 'fields'>, kindName: string, number?: number): string {
  const written = ['title', 'name', 'text', 'claim', 'passage']
    .map(field => textOf(node, field).trim().split('\n', 1)[0]!)
    .find(text => text !== '');
  if (written !== undefined) return written.length > LONGEST ? `${written.slice(0, LONGEST)}…` : written;
  return number === undefined ? kindName : `${kindName} ${number}`;
}
