import { questionnaireStatus } from '@wenshu/api-contract';
import { inOrder, ordersBetween, type SettingValue, type SurveyModel, writeSettings } from '@wenshu/survey-core';
import { countedSamples } from '../../src/features/collect/answering/index.ts';
import { insertLink } from '../../src/features/collect/links/index.ts';
import { lockSurvey } from '../../src/features/design/live-settings/index.ts';
import { changeStatus, loadModel } from '../../src/features/design/publishing/index.ts';
import {
  editQuestionnaire,
  loadDocument,
  startQuestionnaire,
} from '../../src/features/design/questionnaire-design/index.ts';
import { newId } from '../../src/platform/new-id.ts';
import type { Platform } from '../../src/platform/platform.ts';

export interface StoryQuestion {
  readonly type: string;
  readonly title: string;
  readonly isRequired?: boolean;
  readonly lines?: number;
  /** Setting 20025. */
  readonly format?: SettingValue<'inputFormat'>;
  readonly options?: readonly string[];
  readonly rows?: readonly string[];
}

export interface Story {
  readonly name: string;
  readonly languageId: number;
  readonly description: string;
  readonly linkName: string;
  readonly questions: readonly StoryQuestion[];
}

/** Built, published and opened under a code, by the functions behind the calls that a creator makes. */
export async function publishStory(
  platform: Platform,
  personId: string,
  story: Story,
  linkCode: string,
): Promise<SurveyModel> {
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
        ...(question.format && { inputFormat: question.format }),
      }),
      items: parts(question.options ?? [], 'itemId'),
      rows: parts(question.rows ?? [], 'rowId'),
    });
  }
  const publisher = { database, clock, samples: countedSamples };
  const { versionTime } = await changeStatus(publisher, { scrollId, personId }, questionnaireStatus.collecting);
  if (versionTime === null) throw new Error('The demo survey cannot be published');
  await database.transaction(async db => {
    await lockSurvey(db, scrollId);
    await insertLink(db, scrollId, linkCode, story.linkName);
  });
  return loadModel(database.pool, scrollId, versionTime);
}

async function findGroup({ database }: Platform, scrollId: string): Promise<string> {
  return inOrder((await loadDocument(database.pool, scrollId, 0)).groups)[0]!.id;
}

function parts(titles: readonly string[], idName: 'itemId' | 'rowId') {
  const orders = ordersBetween(null, null, titles.length);
  return titles.map((text, index) => ({ [idName]: newId(), order: orders[index], title: { text } }));
}
