import { type ProposedList, type WordingWish, wordingCalls } from '@wenshu/api-contract';
import { questionTypes } from '@wenshu/question-types/core';
import {
  findType,
  inOrder,
  languageNameIn,
  own,
  type Question,
  type Questionnaire,
  surveyLanguages,
  unnamed,
  wordsLanguageOf,
} from '@wenshu/survey-core';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../http/call-context.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type AttemptLimit, countAttempt } from '../../people/attempts/index.ts';
import { type HelpAsker, help, presentHelp } from '../../people/helper-use/index.ts';
import { findSpace } from '../../people/licences/index.ts';
import { findQuestionnaire, loadDocument } from '../questionnaire-design/index.ts';
import {
  type ModelNames,
  type ModelOptions,
  type ModelTitles,
  requestNames,
  requestOptions,
  requestTitles,
} from './ask-model.ts';
import { listOptions } from './house/list-options.ts';
import { nameQuestion } from './house/name-question.ts';
import { rephraseTitle } from './house/rephrase-title.ts';
import { shortenTitle } from './house/shorten-title.ts';
import { judgeNames, type WrittenName } from './judge-names.ts';
import { judgeOptions } from './judge-options.ts';
import { judgeTitles, type WrittenTitle } from './judge-titles.ts';
import { tokenise } from './title-tokens.ts';

/** As many as a model names at once; the others keep their numbers until somebody asks again. */
const MOST_NAMED = 150;
/** Nobody reads more than this; a script that asks for more would spend what others may ask for. */
const askingLimit: AttemptLimit = { name: 'wording:person', most: 120, windowSeconds: 60 * 60 };

export function registerWordingCalls(app: FastifyInstance): void {
  registerCalls(app, wordingCalls, {
    title: async ({ scrollId, questionId, wish }, context) => {
      const { question, asker, language } = await openQuestion(context, scrollId, questionId);
      const { title } = question;
      const tokens = tokenise(title);
      if (!tokens || title.text.trim() === '') throw new Refusal('wordingNotPossible');
      const judge = (written: readonly WrittenTitle[]) => judgeTitles(written, { title, tokens, wish });
      const judgeModel = ({ proposals }: ModelTitles) => judge(proposals.map(words => ({ words, mend: null })));
      const found = await context.whileListening(signal =>
        help<ModelTitles, readonly WrittenTitle[]>(context.platform, asker, 'reword', {
          model: mask =>
            requestTitles({
              words: mask.hide(tokens.words),
              wish,
              language: language.name,
              signal,
              check: value => (judgeModel(value).proposals.length > 0 ? undefined : WORTHLESS),
            }),
          house: () => houseTitles(tokens.words, wish, language.house),
        }),
      );
      const judged = found.by === 'model' ? judgeModel(found.value) : judge(found.value);
      return Object.assign({ helped: presentHelp(context.platform, found), of: title }, judged);
    },

    options: async ({ scrollId, questionId }, context) => {
      const { question, asker, language } = await openQuestion(context, scrollId, questionId);
      const words = question.title.text.trim();
      if (!findType(questionTypes, question.type)?.capabilities.hasOptions || words === '')
        throw new Refusal('wordingNotPossible');
      const existing = inOrder(question.items).map(item => item.title.text.trim());
      const judgeModel = ({ options }: ModelOptions) => judgeOptions([{ name: null, options }], existing);
      const found = await context.whileListening(signal =>
        help<ModelOptions, readonly ProposedList[]>(context.platform, asker, 'options', {
          model: mask =>
            requestOptions({
              words: mask.hide(words),
              existing: existing.map(text => mask.hide(text)),
              language: language.name,
              signal,
              check: value => (judgeModel(value).proposals.length > 0 ? undefined : WORTHLESS),
            }),
          house: () => (language.house ? listOptions(words, language.house) : []),
        }),
      );
      const judged = found.by === 'model' ? judgeModel(found.value) : judgeOptions(found.value, existing);
      return Object.assign({ helped: presentHelp(context.platform, found), of: question.title }, judged);
    },

    names: async ({ scrollId }, context) => {
      const { document, asker, language } = await open(context, scrollId);
      const questions = document
        ? unnamed(document, questionTypes).filter(({ title }) => title.text.trim() !== '')
        : [];
      if (!document || questions.length === 0) throw new Refusal('wordingNotPossible');
      const asked = questions.slice(0, MOST_NAMED);
      const ids = new Set(asked.map(({ id }) => id));
      const taken = Object.values(document.questions).flatMap(({ id, seqName }) => (ids.has(id) ? [] : [seqName]));
      const judgeModel = (value: ModelNames) =>
        judgeNames(
          value.names.flatMap(({ n, name }) => (asked[n - 1] ? [{ questionId: asked[n - 1]!.id, name }] : [])),
          taken,
        );
      const found = await context.whileListening(signal =>
        help<ModelNames, readonly WrittenName[]>(context.platform, asker, 'names', {
          model: mask =>
            requestNames({
              titles: asked.map(({ title }) => mask.hide(title.text.replace(/\s+/g, ' ').slice(0, 160))),
              signal,
              check: value => (judgeModel(value).proposals.length > 0 ? undefined : WORTHLESS),
            }),
          house: () => houseNames(asked, language.house),
        }),
      );
      const judged = found.by === 'model' ? judgeModel(found.value) : judgeNames(found.value, taken);
      return Object.assign({ helped: presentHelp(context.platform, found), asked: questions.length }, judged);
    },
  });
}

const WORTHLESS =
  'None of it can be used: it says what is there already, lost a token or a mark, or is too long. Follow the instructions.';

async function openQuestion(context: CallContext<'signed-in'>, scrollId: string, questionId: string) {
  const { document, asker, language } = await open(context, scrollId);
  const question = document && own(document.questions, questionId);
  if (!question) throw new Refusal('wordingQuestionGone');
  return { question, asker, language };
}

async function open(context: CallContext<'signed-in'>, scrollId: string) {
  const { platform, database, actor } = context;
  await countAttempt(platform, askingLimit, actor.personId);
  const row = await findQuestionnaire(database.pool, scrollId);
  const document = row && (await loadDocument(database.pool, scrollId, row.version));
  const space = await findSpace(database.pool, actor.personId, { kind: 'questionnaire', id: scrollId });
  const asker: HelpAsker = { personId: actor.personId, space };
  return { document, asker, language: document ? wordsOf(document) : { name: '', house: undefined } };
}

function houseNames(questions: readonly Question[], language: 'zh' | 'en' | undefined): WrittenName[] {
  if (!language) return [];
  return questions.flatMap(question => {
    const name = nameQuestion(question, language);
    return name === undefined ? [] : [{ questionId: question.id, name }];
  });
}

/** In which language it is written, and whether the house has words of its own for it. */
function wordsOf(document: Questionnaire): { readonly name: string; readonly house: 'zh' | 'en' | undefined } {
  const tag = surveyLanguages(document)[0]?.tag ?? 'und';
  const isOurs = wordsLanguageOf(tag) === 'zh' || new Intl.Locale(tag).language === 'en';
  return {
    name: languageNameIn(tag, 'en') ?? 'the language of the original',
    house: isOurs ? wordsLanguageOf(tag) : undefined,
  };
}

function houseTitles(words: string, wish: WordingWish, language: 'zh' | 'en' | undefined): readonly WrittenTitle[] {
  if (!language) return [];
  if (wish === 'shorten') return [{ words: shortenTitle(words, language), mend: 'shorter' }];
  return rephraseTitle(words, language);
}
