/** What a type is called. Data, in both languages: a language or a word that is missing does not compile in the type's folder. */
export type TypeWords = Readonly<
  Record<
    'zh' | 'en',
    {
      /** In the palette and wherever creators meet it. */
      readonly name: string;
      /** The title of a fresh question, in the language of the survey: respondents may come to read it. */
      readonly untitled: string;
      /** Other words by which people look for it, with spaces between. */
      readonly aliases: string;
    }
  >
>;
