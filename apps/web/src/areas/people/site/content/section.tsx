import type { SiteSection } from '@wenshu/texts/people/site-pages/page-words';
import { ArrowRightIcon } from '@wenshu/ui';
import type { ComponentType } from 'react';
import { LivePlace } from '../live/live-place.tsx';
import { Phrases } from './phrases.tsx';
import { Screen } from './screen.tsx';
import classes from './section.module.css';

type SectionOf<Kind extends SiteSection['kind']> = Extract<SiteSection, { readonly kind: Kind }>;

/** One part of a page, under its heading. */
export function Section({ section }: { readonly section: SiteSection }) {
  // Each kind's part takes sections of its own kind: the key says which.
  const Part = parts[section.kind] as ComponentType<{ readonly section: SiteSection }>;
  return (
    <section id={section.id} className={classes.section} data-kind={section.kind}>
      <div className={classes.inner}>
        <h2 className={classes.heading}>
          <Phrases of={section.heading} />
        </h2>
        <Part section={section} />
      </div>
    </section>
  );
}

const parts: { readonly [Kind in SiteSection['kind']]: ComponentType<{ readonly section: SectionOf<Kind> }> } = {
  text: ({ section: { paragraphs, link } }) => (
    <div className={classes.text}>
      <Paragraphs of={paragraphs} />
      {link && <More {...link} />}
    </div>
  ),
  cards: ({ section: { lead, cards } }) => (
    <>
      {lead && <p className={classes.lead}>{lead}</p>}
      <ul className={classes.cards}>
        {cards.map(({ title, text, to }) => (
          <li key={title} className={classes.card}>
            <h3>{to ? <a href={to}>{title}</a> : title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </>
  ),
  steps: ({ section: { lead, steps } }) => (
    <>
      {lead && <p className={classes.lead}>{lead}</p>}
      <ol className={classes.steps}>
        {steps.map(({ title, text, screen }) => (
          <li key={title} data-pictured={screen !== undefined}>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            {screen && <Screen screen={screen} caption={title} isTold />}
          </li>
        ))}
      </ol>
    </>
  ),
  questions: ({ section: { list } }) => (
    <dl className={classes.questions}>
      {list.map(({ question, answer }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  ),
  screen: ({ section: { paragraphs, screen, caption, link } }) => (
    <div className={classes.beside}>
      <div className={classes.text}>
        <Paragraphs of={paragraphs} />
        {link && <More {...link} />}
      </div>
      <Screen screen={screen} caption={caption} />
    </div>
  ),
  table: ({ section: { lead, heads, rows, heading } }) => (
    <>
      {lead && <p className={classes.lead}>{lead}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keys. */}
      <section className={classes.scroller} aria-label={heading} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              {heads.map(head => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first = '', ...cells]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {cells.map((cell, at) => (
                  <td key={heads[at + 1]} data-head={heads[at + 1]}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  ),
  limits: ({ section: { list } }) => (
    <ul className={classes.limits}>
      {list.map(text => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  ),
  live: ({ section: { paragraphs, piece } }) => (
    <div className={classes.live}>
      <div className={classes.text}>
        <Paragraphs of={paragraphs} />
      </div>
      <LivePlace piece={piece} />
    </div>
  ),
};

function Paragraphs({ of }: { readonly of: readonly string[] }) {
  return of.map(text => <p key={text}>{text}</p>);
}

function More({ words, to }: { readonly words: string; readonly to: string }) {
  return (
    <p>
      <a className={classes.more} href={to}>
        {words}
        <ArrowRightIcon />
      </a>
    </p>
  );
}
