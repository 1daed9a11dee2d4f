import { HELPER_AGREEMENT_VERSION, type HelperHindrance, helperCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import type { HelperModel } from '../../../platform/helper/helper-model.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findPerson } from '../account/index.ts';
import { findSpace } from '../licences/index.ts';
import { findHindrance, isAgreed } from './find-hindrance.ts';
import { findTokensLeft } from './helper-budget.ts';
import {
  deleteAgreement,
  findHelperAgreement,
  findSwitch,
  keepAgreement,
  setSwitch,
} from './helper-consent.repository.ts';

export function registerHelperCalls(app: FastifyInstance): void {
  registerCalls(app, helperCalls, {
    state: async ({ scrollId }, { platform, database, actor: { personId } }) => {
      const object = scrollId === undefined ? undefined : ({ kind: 'questionnaire', id: scrollId } as const);
      const space = await findSpace(database.pool, personId, object);
      const agreement = await findHelperAgreement(database.pool, personId);
      const tokensLeft = await findTokensLeft(platform, personId);
      const { helper, env } = platform;
      const hindrance: HelperHindrance | undefined =
        (await findHindrance(platform, { personId, space })) ?? (tokensLeft === 0 ? 'over-budget' : undefined);
      return {
        model: presentModel(helper),
        space: space.kind,
        because: hindrance ?? null,
        version: HELPER_AGREEMENT_VERSION,
        agreedTime: helper && agreement && isAgreed(agreement, helper.place) ? agreement.agreedAt.getTime() : null,
        tokensLeft,
        tokensPerDay: Math.min(env.helperTokens.perPerson, env.helperTokens.perDay),
      };
    },
    agree: async ({ version, place }, { platform, database, clock, actor }) => {
      const { helper } = platform;
      if (!helper) throw new Refusal('helperHasNoModel');
      // What they saw is no longer what is done: they see it again.
      if (version !== HELPER_AGREEMENT_VERSION || place !== helper.place) throw new Refusal('helperAgreementChanged');
      await keepAgreement(database.pool, actor.personId, { version, place, agreedAt: clock.now() });
      return null;
    },
    withdraw: async (_input, { database, actor }) => {
      await deleteAgreement(database.pool, actor.personId);
      return null;
    },
    ofEnterprise: async ({ enterpriseId }, { platform, database }) => {
      const found = await findSwitch(database.pool, enterpriseId);
      const person = found?.changedBy ? await findPerson(database.pool, found.changedBy) : undefined;
      return {
        model: presentModel(platform.helper),
        isOn: found?.isOn ?? false,
        changedBy: person?.nickName ?? null,
        changedTime: found?.changedAt.getTime() ?? null,
      };
    },
    switch: async ({ enterpriseId, isOn }, { database, clock, actor }) => {
      await setSwitch(database.pool, enterpriseId, { isOn, changedBy: actor.personId, changedAt: clock.now() });
      return null;
    },
  });
}

const presentModel = (helper: HelperModel | undefined) => (helper ? { name: helper.name, place: helper.place } : null);
