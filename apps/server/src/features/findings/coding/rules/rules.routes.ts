import { codingRuleCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../../http/call-context.ts';
import { registerCalls } from '../../../../http/register-calls.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { findFrame } from '../frame.repository.ts';
import { codesAllRecords } from '../frame-access.ts';
import { type OpenCoding, openCoding } from '../open-coding.ts';
import { changeRule, requirePattern } from './change-rule.ts';
import { FoundAnswers } from './found-answers.ts';
import { countRules, previewRule } from './look-at-rules.ts';
import { listRules } from './rule.repository.ts';

type Context = CallContext<'signed-in'>;

export function registerCodingRuleCalls(app: FastifyInstance): void {
  const found = new FoundAnswers();
  const look = <Seen>(
    context: Context,
    asked: { readonly scrollId: string; readonly codingId: string },
    work: (coding: OpenCoding, signal: AbortSignal) => Promise<Seen>,
  ) => context.whileListening(async signal => work(await openCoding(context.platform, context.actor, asked), signal));
  const whoIs = ({ actor }: Context, signal: AbortSignal) =>
    ({ lane: 'live', personId: actor.personId, signal }) as const;
  registerCalls(app, codingRuleCalls, {
    list: async (input, { platform, actor, database }) => {
      const { codingId, frameId, scrollId } = await openCoding(platform, actor, input);
      const codes = (await findFrame(database.pool, frameId))?.codes ?? [];
      return {
        mayChange: await codesAllRecords(database.pool, actor, scrollId),
        items: (await listRules(database.pool, codingId)).map(rule => {
          const { ruleId, pattern, code, isOn, version, deedId, nickName, changedAt, reached, toReach } = rule;
          const given = codes.find(one => one.code === code);
          const problem = given ? (given.isRetired ? ('code-retired' as const) : null) : ('code-gone' as const);
          const changeTime = changedAt.getTime();
          return { ruleId, pattern, code, isOn, version, deedId, nickName, changeTime, reached, toReach, problem };
        }),
      };
    },
    counts: (input, context) =>
      look(context, input, (coding, signal) =>
        countRules(context.platform, coding, { found, who: whoIs(context, signal) }),
      ),
    preview: (input, context) =>
      look(context, input, (coding, signal) => {
        requirePattern(input.pattern);
        return previewRule(context.platform, coding, input, { found, who: whoIs(context, signal) });
      }),
    save: async ({ ruleId, version, pattern, code, isOn, ...asked }, { platform, actor }) => {
      requirePattern(pattern);
      const coding = await openCoding(platform, actor, asked);
      return changeRule(platform, actor, coding, {
        ruleId,
        version,
        to(before) {
          if (ruleId !== undefined && (!before || before.isRemoved)) throw new Refusal('codingRuleChanged');
          return { pattern, code, isOn, isRemoved: false };
        },
      });
    },
    remove: async ({ ruleId, version, ...asked }, { platform, actor }) =>
      changeRule(platform, actor, await openCoding(platform, actor, asked), {
        ruleId,
        version,
        to(before) {
          if (!before || before.isRemoved) throw new Refusal('codingRuleChanged');
          const { pattern, code, isOn } = before;
          return { pattern, code, isOn, isRemoved: true };
        },
      }),
  });
}
