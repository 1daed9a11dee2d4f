import { type CallData, type SchemeField, schemeCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { requireRight } from '../../../authorisation/authorise.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { enterpriseRef } from '../../people/enterprises/index.ts';
import { type BuiltScheme, buildScheme } from './build-scheme.ts';
import type { PlannedField, Scheme, SchemeWords } from './scheme.ts';
import { schemes } from './schemes.ts';
import { usualMinutes } from './usual-minutes.ts';
import { writeScheme } from './write-scheme.ts';

export function registerSchemeCalls(app: FastifyInstance): void {
  registerCalls(app, schemeCalls, {
    schemeList: async (_input, { language }) =>
      Object.entries(schemes).map(([schemeId, scheme]) => {
        const { plan, words } = scheme;
        const { name, question, gives, notFor, fields } = words[language];
        return {
          schemeId,
          purpose: plan.purpose,
          samples: plan.samples,
          name,
          question,
          gives,
          notFor,
          minutes: usualMinutes(scheme, language),
          fields: Object.entries(plan.fields).map(([field, planned]) => presentField(field, planned, fields[field]!)),
        };
      }),
    previewScheme: async ({ schemeId, name, languageId, values, samples }, { clock }) =>
      present(buildScheme(requireScheme(schemeId), { name, languageId, values, samples }, clock.now())),
    useScheme: async ({ schemeId, projectId, enterpriseId, ...setting }, { database, actor, clock }) => {
      const scheme = requireScheme(schemeId);
      if (!projectId && enterpriseId)
        await requireRight(database.pool, actor, 'enterprise.createProject', enterpriseRef(enterpriseId));
      const now = clock.now();
      const built = buildScheme(scheme, setting, now);
      return writeScheme(database, built, { actor, name: setting.name, now, place: { projectId, enterpriseId } });
    },
  });
}

function requireScheme(schemeId: string): Scheme {
  const found = Object.hasOwn(schemes, schemeId) ? schemes[schemeId] : undefined;
  if (!found) throw new Refusal('inputInvalid', { field: 'schemeId', problem: { word: 'invalid' } });
  return found;
}

function presentField(name: string, planned: PlannedField, words: SchemeWords['fields'][string]): SchemeField {
  return {
    name,
    ...words,
    kind: planned.kind,
    least: planned.kind === 'names' ? planned.least : 1,
    most: planned.most,
  };
}

function present({ introduction, drafts, minutes, document, analyses, report }: BuiltScheme) {
  const preview: CallData<typeof schemeCalls.previewScheme> = {
    introduction,
    minutes,
    questions: [...drafts],
    quotas: Object.values(document.quotas).map(({ title, cells, whenFull }) => ({
      title,
      cells: Object.keys(cells).length,
      turnsAway: whenFull !== 'continue',
    })),
    analyses: analyses.map(({ name, analysis }) => ({ name, kind: analysis.kind })),
    pages: Object.values(report.pages).flatMap(({ name }) => (name === '' ? [] : [name])),
  };
  return preview;
}
