import { layPaper, type Paper, type PaperBlock } from '@wenshu/papers';
import { paperFileTexts } from '@wenshu/texts/talks/paper-files';
import { paperPartTexts } from '@wenshu/texts/talks/paper-parts';
import { paperTexts } from '@wenshu/texts/talks/papers';
import { Fragment, type ReactNode, useContext } from 'react';
import { SourcesContext } from '../open/source-names.ts';
import classes from './reading.module.css';

interface PaperReadingProps {
  readonly paper: Paper;
  /** Where nothing else on the page says its title. */
  readonly hasTitle: boolean;
}

/** A paper as it is read, in its own language: the same, from top to bottom, as in its files. */
export function PaperReading({ paper, hasTitle }: PaperReadingProps) {
  const { colon, ...words } = paperFileTexts[paper.language];
  const parts = paperPartTexts[paper.language][paper.kind];
  const quoted = new Set(Object.values(paper.nodes).map(({ fields }) => fields['source']));
  const sources = [...useContext(SourcesContext).values()].filter(({ sourceId }) => quoted.has(sourceId));
  const blocks = layPaper(paper, { words: { ...words, parts }, sources });
  return (
    <article className={classes.paper} lang={paper.language === 'zh' ? 'zh-CN' : 'en'}>
      {hasTitle && <h1>{paper.title}</h1>}
      {blocks.length === 0 && <p>{paperTexts[paper.language].reading.empty}</p>}
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no ids, and stand in the order of the paper
        <Fragment key={at}>{drawBlock(block, colon)}</Fragment>
      ))}
    </article>
  );
}

type Drawers = {
  readonly [Is in PaperBlock['is']]: (block: Extract<PaperBlock, { is: Is }>, colon: string) => ReactNode;
};

const DRAWERS: Drawers = {
  heading: ({ level, text }) => {
    const Heading = `h${(level + 1) as 2 | 3 | 4}` as const;
    return <Heading>{text}</Heading>;
  },
  text: ({ text }) => <p>{linked(text)}</p>,
  field: ({ label, text }, colon) => (
    <p>
      <strong>
        {label}
        {colon}
      </strong>
      {linked(text)}
    </p>
  ),
  bullet: ({ level, text }) => (
    <p className={classes.bullet} data-level={level}>
      {text}
    </p>
  ),
  table: ({ head, rows }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keys
    <section className={classes.tableFrame} tabIndex={0} aria-label={head.filter(Boolean).join(' · ')}>
      <table className={classes.table}>
        <thead>
          <tr>
            {head.map((text, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns stand in their places
              <th key={at} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows stand in their places
            <tr key={at}>
              {row.map((text, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells stand in their places
                <td key={column}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ),
};

const drawBlock = (block: PaperBlock, colon: string): ReactNode =>
  // The entry under a block's own name takes that block.
  (DRAWERS[block.is] as (block: PaperBlock, colon: string) => ReactNode)(block, colon);

const ADDRESS = /(https?:\/\/[^\s，。；、（）]+)/i;

/** Addresses that stand in a text can be followed; nothing is loaded from there. */
const linked = (text: string): ReactNode =>
  text.split(ADDRESS).map((part, at) =>
    ADDRESS.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text stand in their places
      <a key={at} href={part} target="_blank" rel="noreferrer noopener nofollow">
        {part}
      </a>
    ) : (
      part
    ),
  );
