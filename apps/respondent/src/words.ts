import type { ViewTexts } from '@wenshu/question-types/respondent';
import { answeringTexts } from '@wenshu/texts/answering';
import { answerPageTexts } from '@wenshu/texts/collect/answer-page';
import { createContext, useContext } from 'react';

type PageTexts = (typeof answerPageTexts)['zh'] | (typeof answerPageTexts)['en'];

export interface Words {
  readonly language: 'zh' | 'en';
  /** What the questions' views say. */
  readonly views: ViewTexts;
  /** What the page around them says. */
  readonly page: PageTexts;
}

export const wordsIn = (language: 'zh' | 'en'): Words => ({
  language,
  views: answeringTexts[language],
  page: answerPageTexts[language],
});

export const WordsContext = createContext<Words>(wordsIn('zh'));
export const useWords = (): Words => useContext(WordsContext);
