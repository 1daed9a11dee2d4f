import type { QuestionTypeSlug } from '@wenshu/question-types/answering';
import { questionTypes } from '@wenshu/question-types/core';
import { typeExamples } from '@wenshu/question-types/examples';
import { galleryTexts } from '@wenshu/texts/gallery';
import { useState } from 'react';
import { ExampleBlock } from './example-block.tsx';
import { withWords } from './with-words.ts';

const address = new URLSearchParams(window.location.search);
const slugs = Object.keys(typeExamples) as QuestionTypeSlug[];

/**
 * Every type with every example, for whoever works on a view: empty, right and wrong answers, in both languages. For development only:
 * it is no part of the build. `?type=ranking` shows one type, `?lang=en` begins in English.
 */
export function Gallery() {
  const [language, setLanguage] = useState<'zh' | 'en'>(address.get('lang') === 'en' ? 'en' : 'zh');
  const [only, setOnly] = useState(address.get('type') ?? '');
  document.documentElement.lang = language === 'en' ? 'en' : 'zh-CN';
  return (
    <main className="survey gallery">
      <h1 className="visually-hidden">Gallery</h1>
      <div className="gallery-bar">
        <select
          className="text-field"
          aria-label="Type"
          value={only}
          onChange={event => setOnly(event.currentTarget.value)}
        >
          <option value="">{`All ${slugs.length} types`}</option>
          {slugs.map(slug => (
            <option key={slug} value={slug}>
              {slug}
            </option>
          ))}
        </select>
        <button type="button" className="button is-quiet" onClick={() => setLanguage(language === 'zh' ? 'en' : 'zh')}>
          {galleryTexts[language].otherLanguage}
        </button>
      </div>
      {slugs
        .filter(slug => !only || slug === only)
        .map(slug => {
          const { question, answers, wrong } = typeExamples[slug];
          const words = questionTypes[slug].words[language];
          const states = [
            { name: 'empty', answer: undefined },
            ...answers.map((answer, index) => ({ name: `right ${index + 1}`, answer })),
            ...wrong.map(({ answer, problem }, index) => ({ name: `wrong ${index + 1}: ${problem}`, answer })),
          ];
          return (
            <section key={slug} id={slug}>
              <h2 className="gallery-type">{`${slug} · ${words.name}`}</h2>
              {states.map(({ name, answer }) => (
                <ExampleBlock
                  // A language has its own words, so it begins anew.
                  key={`${language} ${name}`}
                  name={name}
                  question={{
                    ...withWords(question, language),
                    id: `${slug}-${name}`.replaceAll(/\W+/g, '-'),
                    title: { text: words.untitled },
                  }}
                  answer={answer}
                  language={language}
                />
              ))}
            </section>
          );
        })}
    </main>
  );
}
