import type { ReactNode } from 'react';
import classes from './article.module.css';
import type { ArticleLabels } from './article-labels.ts';
import type { ArticleBlock, ArticleTable } from './article-tree.ts';
import { ArticleWords } from './article-words.tsx';
import { parseArticle } from './parse-article.ts';

interface ArticleProps {
  readonly markdown: string;
  readonly labels: ArticleLabels;
}

/** Markdown as elements: nothing that is written in it is ever read as HTML. */
export function Article({ markdown, labels }: ArticleProps) {
  return <div className={classes.article}>{drawBlocks(parseArticle(markdown), labels)}</div>;
}

// An article never changes its order while it is shown: places are names enough.
const drawBlocks = (blocks: readonly ArticleBlock[], labels: ArticleLabels): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  blocks.map((block, place) => <Block key={place} block={block} labels={labels} />);

function Block({ block, labels }: { block: ArticleBlock; labels: ArticleLabels }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading id={block.id}>
          <ArticleWords words={block.words} labels={labels} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <ArticleWords words={block.words} labels={labels} />
        </p>
      );
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case 'quote':
      return <blockquote>{drawBlocks(block.blocks, labels)}</blockquote>;
    case 'rule':
      return <hr />;
    case 'list': {
      const items = block.items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items keep their places
        <li key={place}>{block.isTight ? drawTight(item, labels) : drawBlocks(item, labels)}</li>
      ));
      return block.start === undefined ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
    }
    case 'table':
      return <Table table={block} labels={labels} />;
  }
}

const drawTight = (blocks: readonly ArticleBlock[], labels: ArticleLabels): ReactNode =>
  blocks.map((block, place) =>
    block.kind === 'paragraph' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks keep their places
      <ArticleWords key={place} words={block.words} labels={labels} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks keep their places
      <Block key={place} block={block} labels={labels} />
    ),
  );

/** It scrolls by itself, by touch and by arrow keys: the page never moves sideways. */
function Table({ table, labels }: { table: ArticleTable; labels: ArticleLabels }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a region of a table is no section of the article
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <div className={classes.scroll} role="region" aria-label={labels.table({ number: table.number })} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {table.head.map((words, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
              <th key={column} scope="col" data-side={table.sides[column]}>
                <ArticleWords words={words} labels={labels} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their places
            <tr key={place}>
              {row.map((words, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
                <td key={column} data-side={table.sides[column]}>
                  <ArticleWords words={words} labels={labels} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
