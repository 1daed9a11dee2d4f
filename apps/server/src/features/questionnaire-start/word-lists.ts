/** As much of a document that mammoth has read as lists need. */
interface WordNode {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly WordNode[];
  /** The same object for all paragraphs of a level of a list: it is what tells one list from another. */
  readonly numbering?: { readonly isOrdered: boolean; readonly level: string | number } | null;
}

const TYPED_NUMBER = /^\s*[*＊]?\s*(?:(?:Q|第|[（(])?\s*\d{1,3}\s*(?:[.．、:：)）]|题)|[一二三四五六七八九十]{1,3}、)/i;
/** More letters than any list of options that is meant to be lettered. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Writes what Word numbers by itself as text, for it says where a question begins. The first list numbers the questions, unless somebody
 * typed their numbers; every other one, and whatever is deeper in it, letters options.
 */
export function numberParagraphs<T>(document: T): T {
  const root = document as WordNode;
  const paragraphs = descendants(root).filter(node => node.type === 'paragraph');
  const typed = paragraphs.filter(node => !node.numbering && TYPED_NUMBER.test(textOf(node))).length;
  const ordered = paragraphs.flatMap(({ numbering }) => (numbering?.isOrdered ? [numbering] : []));
  const questions = typed > 1 ? undefined : ordered[0];
  let question = 0;
  let option = 0;
  const number = (node: WordNode): WordNode => {
    if (node.type !== 'paragraph') return node.children ? { ...node, children: node.children.map(number) } : node;
    const { numbering } = node;
    if (!numbering || numbering === questions || textOf(node).trim() === '') option = 0;
    if (!numbering || textOf(node).trim() === '') return node;
    const mark =
      numbering === questions ? `${++question}. ` : numbering.isOrdered ? `${LETTERS[option++ % 26]}. ` : '• ';
    const run = { type: 'run', children: [{ type: 'text', value: mark }] };
    return { ...node, numbering: null, children: [run, ...(node.children ?? [])] };
  };
  return number(root) as T;
}

function descendants(node: WordNode): WordNode[] {
  return (node.children ?? []).flatMap(child => [child, ...descendants(child)]);
}

function textOf(node: WordNode): string {
  return [node, ...descendants(node)].map(one => one.value ?? '').join('');
}
