import { scrollStartCalls, WORD_IMPORT_PERMISSION } from '@wenshu/api-contract';
import { questionTypes } from '@wenshu/question-types/core';
import { countQuestions, parseSurveyText, type Questionnaire, writtenIn } from '@wenshu/survey-core';
import type { FastifyInstance } from 'fastify';
import { requireRight } from '../../../authorisation/authorise.ts';
import type { CallContext } from '../../../http/call-context.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type AttemptLimit, countAttempt } from '../../people/attempts/index.ts';
import { requireFeature } from '../../people/licences/index.ts';
import { storeNewQuestionnaire } from '../questionnaire-design/index.ts';
import { documentWithQuestions } from './document-with-questions.ts';
import { readWordText } from './read-word-text.ts';
import { findTemplate, listTemplates, type Template } from './templates.ts';
import { templateDocument } from './templates-document.ts';

/** Unpacking a document costs more than most calls. */
const perPerson: AttemptLimit = { name: 'read-word:person', most: 120, windowSeconds: 3600 };

export function registerQuestionnaireStartCalls(app: FastifyInstance): void {
  registerCalls(app, scrollStartCalls, {
    templates: async (_input, { language }) => listTemplates(language).map(summaryOf),
    template: async ({ slug }, { language }) => {
      const template = requireTemplate(findTemplate(slug, language));
      const { introduction, questions } = template;
      return { ...summaryOf(template), introduction, questions: [...questions] };
    },
    createFromTemplate: async ({ slug, ...start }, context) => {
      const template = requireTemplate(
        findTemplate(slug, writtenIn({ baseLanguageId: start.languageId, languages: {} })),
      );
      const document = templateDocument({ ...start, introduction: template.introduction }, template);
      return { scrollId: await store(context, start.name, document) };
    },
    createFromText: async ({ text, ...start }, context) => {
      const { questions, problems } = parseSurveyText(text, questionTypes);
      if (problems.length > 0) return { scrollId: null, problems: [...problems] };
      return { scrollId: await store(context, start.name, documentWithQuestions(start, questions)), problems: [] };
    },
    readWord: async ({ scrollId, projectId }, { platform, database, actor, receivedFiles }) => {
      // Before the file is unpacked: it costs more than the question.
      const project = projectId === undefined ? undefined : ({ kind: 'project', id: projectId } as const);
      if (project) await requireRight(database.pool, actor, 'project.edit', project);
      const object = scrollId === undefined ? project : ({ kind: 'questionnaire', id: scrollId } as const);
      await requireFeature(database.pool, actor.personId, WORD_IMPORT_PERMISSION, object);
      const [received] = receivedFiles;
      if (!received) throw new Refusal('inputInvalid', { field: 'file', problem: { word: 'required' } });
      await countAttempt(platform, perPerson, actor.personId);
      const text = await readWordText({ platform, actor }, received);
      if (text === '') throw new Refusal('importFileEmpty', { field: received.fieldName });
      return { text };
    },
  });
}

function store({ database, actor }: CallContext<'signed-in'>, name: string, document: Questionnaire): Promise<string> {
  return storeNewQuestionnaire(database, actor.personId, name, document);
}

function summaryOf({ slug, title, summary, field, questions }: Template) {
  return { slug, title, summary, field, questionCount: countQuestions(questions, questionTypes) };
}

function requireTemplate(template: Template | undefined): Template {
  if (!template) throw new Refusal('inputInvalid', { field: 'slug', problem: { word: 'invalid' } });
  return template;
}
