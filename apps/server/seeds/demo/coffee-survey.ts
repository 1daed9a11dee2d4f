import { questionnaireStatus, rowsFromAnswers } from '@wenshu/api-contract';
import { inOrder, type Json, ordersBetween, type SurveyModel, writeSettings } from '@wenshu/survey-core';
import {
  countedSamples,
  requireEntry,
  SubmissionWriter,
  submitAnswers,
} from '../../src/features/collect/answering/index.ts';
import { insertLink, newLinkCode } from '../../src/features/collect/links/index.ts';
import { lockSurvey } from '../../src/features/design/live-settings/index.ts';
import { changeStatus, loadModel } from '../../src/features/design/publishing/index.ts';
import {
  editQuestionnaire,
  loadDocument,
  startQuestionnaire,
} from '../../src/features/design/questionnaire-design/index.ts';
import { newId } from '../../src/platform/new-id.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { coffeeStory, type DemoStory } from './coffee-story.ts';
import { demoRandom } from './demo-random.ts';
import type { DemoSeed } from './demo-seed.ts';

const ANSWERS = 60;

/** A published survey on coffee, in both languages, with answers that tell one story: who drinks it daily likes the taste and not the price. */
export const seedCoffeeSurvey: DemoSeed = async (platform, [creator]) => {
  if (!creator) return;
  for (const story of coffeeStory) await seedStory(platform, creator.id, story);
};

async function seedStory(platform: Platform, personId: string, story: DemoStory): Promise<void> {
  const { database, clock } = platform;
  const scrollId = await startQuestionnaire(database, personId, story);
  const edit = (command: string, input: object) =>
    editQuestionnaire(database, { scrollId, personId, editId: newId(), baseVersion: undefined }, command, input);
  await edit('updateTitleOrDesc', { description: { text: story.description } });
  const groupId = await findGroup(platform, scrollId);
  const orders = ordersBetween(null, null, story.questions.length);
  for (const [index, question] of story.questions.entries()) {
    await edit('addTopQuestion', {
      questionId: newId(),
      groupId,
      order: orders[index],
      type: question.type,
      seqName: `Q${index + 1}`,
      title: { text: question.title },
      settings: writeSettings({
        required: question.isRequired ?? false,
        ...(question.lines && { lineCount: question.lines }),
      }),
      items: parts(question.options ?? [], 'itemId'),
      rows: parts(question.rows ?? [], 'rowId'),
    });
  }
  const publisher = { database, clock, samples: countedSamples };
  const { versionTime } = await changeStatus(publisher, { scrollId, personId }, questionnaireStatus.collecting);
  if (versionTime === null) throw new Error('The demo survey cannot be published');
  const linkCode = newLinkCode();
  await database.transaction(async db => {
    await lockSurvey(db, scrollId);
    await insertLink(db, scrollId, linkCode, story.linkName);
  });
  await answer(platform, await loadModel(database.pool, scrollId, versionTime), linkCode, story);
}

async function findGroup({ database }: Platform, scrollId: string): Promise<string> {
  return inOrder((await loadDocument(database.pool, scrollId, 0)).groups)[0]!.id;
}

function parts(titles: readonly string[], idName: 'itemId' | 'rowId') {
  const orders = ordersBetween(null, null, titles.length);
  return titles.map((text, index) => ({ [idName]: newId(), order: orders[index], title: { text } }));
}

/** Through the same door as a respondent's answers: replayed, checked, counted. */
async function answer(platform: Platform, model: SurveyModel, linkCode: string, story: DemoStory): Promise<void> {
  const writer = new SubmissionWriter(platform.database);
  const random = demoRandom(2026);
  const { versionTime, languageId } = model.flow;
  const found = await requireEntry(platform, { linkCode });
  for (let n = 0; n < ANSWERS; n++) {
    const answers = answersOf(model, story, random);
    await submitAnswers(platform, writer, found, {
      ...{ answerRecordId: newId(), versionTime, languageId, saveSeq: 0 },
      ...rowsFromAnswers(model.questions, answers),
      ...{ clientAddress: '127.0.0.1', userAgent: 'demo', openedMs: null },
    });
  }
}

function answersOf(model: SurveyModel, story: DemoStory, random: () => number): Record<string, Json> {
  const isDaily = random() < 0.45;
  const answers: Record<string, Json> = {};
  for (const [index, { question }] of [...model.questions.values()].entries()) {
    const answered = story.questions[index]!.answer({ isDaily, random, question });
    if (answered !== undefined) answers[question.id] = answered;
  }
  return answers;
}
