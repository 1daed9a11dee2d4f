import { mergeFields, type SendContent } from '@wenshu/api-contract';
import { own } from '@wenshu/survey-core';
import { type Language, languages } from '@wenshu/texts';
import { languageNameTexts, mailTexts } from '@wenshu/texts/collect/mails';
import { layMail } from './lay-mail.ts';
import type { Recipient } from './send-message.repository.ts';

/** What a message says besides the words of its task. */
export interface MessageFacts {
  readonly survey: string;
  readonly senderName: string;
  /** The person's own address of the survey. */
  readonly link: string;
  /** Of a mail alone. */
  readonly unsubscribe?: string;
  readonly picture?: string;
}

export interface ComposedMessage {
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** In the language that the person's own field names, else the first that was written. */
function pickContent(contents: readonly SendContent[], { custom }: Pick<Recipient, 'custom'>): SendContent {
  const said = languages.map(language => own(custom, languageNameTexts[language].field) ?? '').find(Boolean);
  const wanted = said && languageOf(said);
  return contents.find(({ language }) => language === wanted) ?? contents[0]!;
}

/** Which language a word names, in whatever language and spelling it was written. */
function languageOf(word: string): Language | undefined {
  const said = word.trim().toLowerCase();
  return languages.find(wanted =>
    [wanted, ...languages.flatMap(reader => languageNameTexts[reader].names[wanted])].includes(said),
  );
}

/** The words of a task as one person reads them. */
export function composeMessage(
  contents: readonly SendContent[],
  person: Pick<Recipient, 'name' | 'group' | 'custom'>,
  facts: MessageFacts,
): ComposedMessage {
  const { language, subject, body } = pickContent(contents, person);
  const known = { name: person.name, group: person.group, survey: facts.survey, link: facts.link };
  const fill = (field: string) => own(known, field) ?? own(person.custom, field) ?? '';
  const words = mailTexts[language];
  const foot = facts.unsubscribe
    ? {
        why: words.why({ sender: facts.senderName || words.platform }),
        word: words.unsubscribe,
        address: facts.unsubscribe,
      }
    : undefined;
  const text = mergeFields(body, fill);
  return {
    language,
    // A name with a line break in it must not begin a header of its own.
    subject: mergeFields(subject, fill).replaceAll(/\s+/g, ' ').trim(),
    text: foot ? `${text}\n\n-- \n${foot.why}\n${foot.word}: ${foot.address}\n` : text,
    html: foot
      ? layMail({ language, body, fill, link: facts.link, button: words.button, foot, picture: facts.picture })
      : '',
  };
}
