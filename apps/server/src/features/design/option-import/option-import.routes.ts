import { type ImportTemplate, templateCalls } from '@wenshu/api-contract';
import type { CommandName } from '@wenshu/survey-core';
import { questionnaireDocumentTexts } from '@wenshu/texts/design/questionnaire-document';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { editQuestionnaire, presentEdit, requestOf } from '../questionnaire-design/index.ts';
import { readOptionFile } from './read-option-file.ts';
import { writeTemplate } from './write-template.ts';

const commands: Readonly<Record<ImportTemplate, CommandName>> = {
  options: 'batchAddItems',
  layers: 'batchAddOneAndTwoItem',
  cascade: 'batchImportItems',
};

/** Problems of a list that have a code of their own; the others say their sentence as any edit's does. */
const ownCodes = {
  'import-empty': 'importFileEmpty',
  'import-slash': 'importSlashInName',
  'import-layer-one-missing': 'importParentMissing',
  'import-levels-differ': 'importLevelsDiffer',
} as const;

export function registerOptionImportCalls(app: FastifyInstance): void {
  registerCalls(app, templateCalls, {
    download: async ({ type }, { language }) => ({
      content: await writeTemplate(type, language),
      fileName: `${questionnaireDocumentTexts[language].templateName[type]}.xlsx`,
      contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    }),
    importItems: async ({ type, questionId, clearLogic, ...input }, context) => {
      const [received] = context.receivedFiles;
      if (!received) throw new Refusal('inputInvalid', { field: 'file', problem: { word: 'required' } });
      const text = await readOptionFile(context, received, type);
      const wanted = { questionId, text, ...(clearLogic === 'true' && { clearLogic: true }) };
      try {
        return presentEdit(
          await editQuestionnaire(context.database, requestOf(input, context), commands[type], wanted),
        );
      } catch (error) {
        throw withOwnCode(error);
      }
    },
  });
}

function withOwnCode(error: unknown): unknown {
  if (!(error instanceof Refusal) || error.errorName !== 'editRefused') return error;
  const { problem } = error.details.params as { readonly problem: string };
  return Object.hasOwn(ownCodes, problem)
    ? new Refusal(ownCodes[problem as keyof typeof ownCodes], { field: 'file' })
    : error;
}
