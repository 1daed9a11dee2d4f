import { articleTexts } from '@wenshu/texts/people/article';
import { Article } from '@wenshu/ui/article';

interface DocumentPreviewProps {
  readonly words: string;
  readonly language: 'zh' | 'en';
}

/** As the site draws it, without its title. */
export const DocumentPreview = ({ words, language }: DocumentPreviewProps) => (
  <div lang={language === 'zh' ? 'zh-CN' : 'en'}>
    <Article markdown={words} labels={articleTexts[language]} />
  </div>
);
