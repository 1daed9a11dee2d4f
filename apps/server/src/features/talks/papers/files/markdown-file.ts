import type { PaperBlock } from '@wenshu/papers';

/** Marks of Markdown that stand in somebody's own words are words. */
const plain = (text: string): string =>
  text
    .replace(/[\\`*_{}[\]<>#|~]/g, '\\$&')
    .replace(
      /^(\s*)([-+]|\d+\.)(?=\s)/gm,
      (_all, space: string, mark: string) => `${space}${mark.slice(0, -1)}\\${mark.at(-1)}`,
    )
    .trim();

const paragraph = (text: string) => plain(text).replace(/\n+/g, '  \n');
/** A cell is one line. */
const cell = (text: string) => plain(text).replace(/\n+/g, '<br>');

const writers: {
  readonly [Is in PaperBlock['is']]: (block: Extract<PaperBlock, { is: Is }>, colon: string) => string;
} = {
  heading: ({ level, text }) => `${'#'.repeat(level + 1)} ${oneLine(text)}`,
  text: ({ text }) => paragraph(text),
  field: ({ label, text }, colon) => `**${plain(label)}**${colon}${paragraph(text)}`,
  bullet: ({ level, text }) => `${'  '.repeat(level)}- ${paragraph(text)}`,
  table: ({ head, rows }) =>
    [head, head.map(() => '---'), ...rows]
      .map((cells, at) => `| ${cells.map(one => (at === 1 ? one : cell(one))).join(' | ')} |`)
      .join('\n'),
};

const oneLine = (text: string) => plain(text.replace(/\s+/g, ' '));

export function markdownFile(title: string, blocks: readonly PaperBlock[], colon: string): string {
  // The entry under a block's own name takes that block.
  const write = (block: PaperBlock) =>
    (writers[block.is] as (block: PaperBlock, colon: string) => string)(block, colon);
  let text = `# ${oneLine(title)}\n`;
  blocks.forEach((block, at) => {
    const goesOn = block.is === 'bullet' && blocks[at - 1]?.is === 'bullet';
    text += `${goesOn ? '' : '\n'}${write(block)}\n`;
  });
  return text;
}
