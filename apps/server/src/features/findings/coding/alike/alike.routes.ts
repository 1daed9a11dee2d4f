import { codingAlikeCalls } from '@wenshu/api-contract';
import { groupBy } from '@wenshu/survey-core';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../../http/call-context.ts';
import { registerCalls } from '../../../../http/register-calls.ts';
import { listBlind } from '../blind.repository.ts';
import { listMarks } from '../mark.repository.ts';
import { openCoding } from '../open-coding.ts';
import { presentMark, presentOtherMark } from '../present-mark.ts';
import { listStandingOthers } from '../standing-others.ts';
import { codeGroup } from './code-group.ts';
import { GroupStore } from './kept-groups.ts';
import { findGroup, listGroups, lookAtGroup } from './list-groups.ts';
import { groupsNow } from './state-of-groups.ts';

type Context = CallContext<'signed-in'>;
interface Asked {
  readonly scrollId: string;
  readonly codingId: string;
  readonly grouping?: string | undefined;
}

export function registerCodingAlikeCalls(app: FastifyInstance): void {
  const store = new GroupStore();
  const look = (context: Context, asked: Asked) =>
    context.whileListening(async signal => {
      const { platform, actor } = context;
      const coding = await openCoding(platform, actor, asked);
      const who = { lane: 'live', personId: actor.personId, signal } as const;
      return { coding, now: await groupsNow(platform, coding, { groups: store, who, name: asked.grouping }) };
    });
  registerCalls(app, codingAlikeCalls, {
    groups: async (input, context) => listGroups((await look(context, input)).now, input),
    groupMembers: async (input, context) => {
      const { coding, now } = await look(context, input);
      const { groups } = now;
      const all = findGroup(now, input.group);
      const places = [...all.subarray(input.from, input.from + input.count)];
      const ids = places.map(place => groups.ids[place]!);
      const { scrollId, codingId } = coding;
      const found = await listMarks(context.database.pool, { scrollId, codingId, ids });
      const others = groupBy(
        await listStandingOthers(context.database.pool, coding, ids),
        ({ answerRecordId }) => answerRecordId,
      );
      const blind = await listBlind(context.database.pool, { codingId, personId: context.actor.personId, ids });
      const marks = groupBy(found, ({ answerRecordId }) => answerRecordId);
      return {
        total: all.length,
        items: places.map((place, at) => {
          const [answerRecordId, text] = [ids[at]!, groups.texts[place]!];
          const given = [
            ...(marks.get(answerRecordId) ?? []).map(mark => presentMark(mark, text)),
            ...(others.get(answerRecordId) ?? []).map(presentOtherMark),
          ];
          return { answerRecordId, text, marks: blind.has(answerRecordId) ? [] : given };
        }),
      };
    },
    lookAtGroup: async (input, context) => {
      const { now } = await look(context, input);
      return lookAtGroup(now, findGroup(now, input.group), input.add);
    },
    codeGroup: async (input, context) => {
      const { coding, now } = await look(context, input);
      return codeGroup(context.platform, context.actor, coding, now, input);
    },
  });
}
