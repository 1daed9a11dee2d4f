import { rowsFromAnswers } from '@wenshu/api-contract';
import type { Json, SurveyModel } from '@wenshu/survey-core';
import { requireEntry, SubmissionWriter, submitAnswers } from '../../src/features/collect/answering/index.ts';
import { newLinkCode } from '../../src/features/collect/links/index.ts';
import { languageIds } from '../../src/features/findings/solution-examples/index.ts';
import { newId } from '../../src/platform/new-id.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { demoRandom } from '../seed-random.ts';
import { coffeeStory, type DemoStory } from './coffee-story.ts';
import type { DemoSeed } from './demo-seed.ts';
import { publishStory } from './publish-story.ts';

const ANSWERS = 60;

/** A published survey on coffee, in both languages, with answers that tell one story: who drinks it daily likes the taste and not the price. */
export const seedCoffeeSurvey: DemoSeed = async (platform, [creator]) => {
  if (!creator) return;
  // In a demo in English, nothing is in Chinese but a translation.
  const stories = coffeeStory.filter(
    ({ languageId }) => platform.env.demoLanguage === 'zh' || languageId === languageIds.en,
  );
  for (const story of stories) {
    const linkCode = newLinkCode();
    await answer(platform, await publishStory(platform, creator.id, story, linkCode), linkCode, story);
  }
};

/** Through the same door as a respondent's answers: replayed, checked, counted. */
async function answer(platform: Platform, model: SurveyModel, linkCode: string, story: DemoStory): Promise<void> {
  const writer = new SubmissionWriter(platform.database);
  const random = demoRandom(2026);
  const { versionTime, languageId } = model.flow;
  const found = await requireEntry(platform, { linkCode });
  for (let n = 0; n < ANSWERS; n++) {
    const answers = answersOf(model, story, random);
    await submitAnswers(platform, writer, found, {
      answerRecordId: newId(),
      versionTime,
      languageId,
      saveSeq: 0,
      ...rowsFromAnswers(model.questions, answers),
      clientAddress: '127.0.0.1',
      userAgent: 'demo',
      openedMs: null,
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
