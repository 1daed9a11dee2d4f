import { siteTools } from '@wenshu/api-contract/site-tools';
import type { Language } from '@wenshu/texts';
import { toolTexts } from '@wenshu/texts/people/tools';
import type { ReactNode } from 'react';
import { Island } from '../islands/island.tsx';
import { MarginTool } from '../tools/margin-tool.tsx';
import { NpsTool } from '../tools/nps-tool.tsx';
import { PriceTool } from '../tools/price-tool.tsx';
import { RimTool } from '../tools/rim-tool.tsx';
import { SampleSizeTool } from '../tools/sample-size-tool.tsx';
import { SignificanceTool } from '../tools/significance-tool.tsx';
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
            {places[tool](language)}
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

/** One line each: the words that a calculator takes are its own, and the compiler holds them to it. */
const places: Readonly<Record<(typeof siteTools)[number], (language: Language) => ReactNode>> = {
  'sample-size': language => (
    <Island
      name="tool-sample-size"
      part={SampleSizeTool}
      props={{ words: toolWords(language, 'sampleSize') }}
      when="visible"
    />
  ),
  margin: language => (
    <Island name="tool-margin" part={MarginTool} props={{ words: toolWords(language, 'margin') }} when="visible" />
  ),
  significance: language => (
    <Island
      name="tool-significance"
      part={SignificanceTool}
      props={{ words: toolWords(language, 'significance') }}
      when="visible"
    />
  ),
  rim: language => (
    <Island name="tool-rim" part={RimTool} props={{ words: toolWords(language, 'rim') }} when="visible" />
  ),
  nps: language => (
    <Island name="tool-nps" part={NpsTool} props={{ words: toolWords(language, 'nps') }} when="visible" />
  ),
  price: language => (
    <Island name="tool-price" part={PriceTool} props={{ words: toolWords(language, 'price') }} when="visible" />
  ),
};
