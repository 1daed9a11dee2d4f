import type { PaperBlock } from '@wenshu/papers';

const ADDRESS = /(https?:\/\/[^\s<>|]+)/;

/** Marks of Markdown that stand in somebody's own words are words; an address stays one that can be copied. */
const words = (text: string): string =>
  text
    .trim()
    .split(ADDRESS)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&')))
    .join('');

/** Nor does a line begin a list because somebody began it so. */
const plain = (text: string): string =>
  words(text).replace(
    /^(\s*)([-+]|\d+\.)(?=\s)/gm,
    (_all, space: string, mark: string) => `${space}${mark.slice(0, -1)}\\${mark.at(-1)}`,
  );

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

const oneLine = (text: string) => words(text.replace(/\s+/g, ' '));

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
