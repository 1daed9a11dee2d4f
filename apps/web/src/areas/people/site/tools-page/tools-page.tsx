import { siteTools } from '@wenshu/api-contract/site-tools';
import type { Language } from '@wenshu/texts';
import { toolTexts } from '@wenshu/texts/people/tools';
import { Island } from '../islands/island.tsx';
import { toolWords } from '../tools/tool-words.ts';
import classes from './tools-page.module.css';

/** Where the words of each calculator are. */
const wordsOf = {
  'sample-size': 'sampleSize',
  margin: 'margin',
  significance: 'significance',
  rim: 'rim',
  nps: 'nps',
  price: 'price',
} as const;

/** Six calculators, each with its method. All words are in it before any script; the fields work once theirs is there (P2.8). */
export function ToolsPage({ language }: { readonly language: Language }) {
  const { page, common, ...own } = toolTexts[language];
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{page.title}</h1>
      <p className={classes.lead}>{page.lead}</p>
      <nav className={classes.contents} aria-label={page.contents}>
        {siteTools.map(tool => (
          <a key={tool} href={`#${tool}`}>
            {own[wordsOf[tool]].name}
          </a>
        ))}
      </nav>
      {siteTools.map(tool => {
        const { name, lead, method, limits, used } = own[wordsOf[tool]];
        return (
          <section key={tool} id={tool} className={classes.section} aria-labelledby={`${tool}-name`}>
            <h2 id={`${tool}-name`} className={classes.name}>
              {name}
            </h2>
            <p className={classes.lead}>{lead}</p>
            <ToolIsland tool={tool} language={language} />
            <dl className={classes.about}>
              {[
                [common.method, method],
                [common.limits, limits],
                [common.used, used],
              ].map(([heading, text]) => (
                <div key={heading}>
                  <dt>{heading}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
    </div>
  );
}

function ToolIsland({ tool, language }: { readonly tool: (typeof siteTools)[number]; readonly language: Language }) {
  switch (tool) {
    case 'sample-size':
      return <Island name="tool-sample-size" props={{ words: toolWords(language, 'sampleSize') }} when="visible" />;
    case 'margin':
      return <Island name="tool-margin" props={{ words: toolWords(language, 'margin') }} when="visible" />;
    case 'significance':
      return <Island name="tool-significance" props={{ words: toolWords(language, 'significance') }} when="visible" />;
    case 'rim':
      return <Island name="tool-rim" props={{ words: toolWords(language, 'rim') }} when="visible" />;
    case 'nps':
      return <Island name="tool-nps" props={{ words: toolWords(language, 'nps') }} when="visible" />;
    case 'price':
      return <Island name="tool-price" props={{ words: toolWords(language, 'price') }} when="visible" />;
  }
}
