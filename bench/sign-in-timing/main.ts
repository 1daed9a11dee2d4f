// Whether the time of an answer tells which phones and addresses are registered: the same call for a known and for an unknown one, by turns in one
// run. Registering by e-mail: for one that is taken and for one that is free.
// BENCH_TRIES: how often each.
import { setTimeout } from 'node:timers/promises';
import { accountCalls, type Call, emailCalls, smsCalls, smsTypes } from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { buildPerson } from '../../apps/server/src/testing/build-person.ts';
import type { TestApp } from '../../apps/server/src/testing/build-test-app.ts';
import { withTestApp } from '../../tools/testing/with-test-app.ts';

const TRIES = Number(process.env.BENCH_TRIES ?? 200);
const WARM_UP = 20;
/** A message leaves after the answer: its work must not be counted for who asks next. */
const SETTLE_MS = 30;
/** Medians further apart than this could be told apart by asking a few hundred times. Of the processor's time: a busy machine shifts the other. */
const MOST_RATIO = 1.1;

const wrong = { password: encryptField('Wrong1234'), verifyCode: '', verifyCodeKey: '' };
type By = 'phone' | 'email';
const cases: readonly (readonly [name: string, call: Call, rest: object, by?: By])[] = [
  ['signIn, wrong password', accountCalls.signIn, wrong],
  ['smsSignIn, wrong code', smsCalls.smsSignIn, { smsCode: '000000' }],
  ['sendSms, to sign in', smsCalls.sendSms, { smsType: smsTypes.signIn }],
  ['sendSms, to reset', smsCalls.sendSms, { smsType: smsTypes.reset }],
  ['sendMailLink, to register', emailCalls.sendLink, { type: 'register' }, 'email'],
  ['sendMailLink, to reset', emailCalls.sendLink, { type: 'reset' }, 'email'],
];

interface Names {
  readonly known: string;
  readonly unknown: string;
}

/** Somebody who is registered and somebody who is not, named in one way. */
const namesOf: Readonly<Record<By, (test: TestApp, turn: number) => Promise<Names>>> = {
  phone: async (test, turn) => ({
    known: (await buildPerson(test.platform)).phone,
    unknown: `188${String(turn).padStart(8, '0')}`,
  }),
  email: async (test, turn) => {
    const { id, phone } = await buildPerson(test.platform);
    const known = `known${phone}@example.com`;
    await test.platform.database.pool.query('update person set email = $2, email_key = $2 where id = $1', [id, known]);
    return { known, unknown: `nobody${String(turn).padStart(11, '0')}@example.com` };
  },
};

await withTestApp('sign-in-timing', async test => {
  let isEven = true;
  for (const [name, call, rest, by = 'phone'] of cases) {
    const { known, unknown } = await race(test, call, rest, by);
    const ratio = (unit: keyof Taken) => median(known, unit) / median(unknown, unit);
    const isFine = ratio('cpuMs') < MOST_RATIO && 1 / ratio('cpuMs') < MOST_RATIO;
    isEven &&= isFine;
    console.log(`${isFine ? ' ' : '!'} ${name}`);
    console.log(`    known    ${tell(known)}\n    unknown  ${tell(unknown)}`);
    console.log(`    ratio of the medians ${ratio('ms').toFixed(3)}, of the processor's ${ratio('cpuMs').toFixed(3)}`);
  }
  if (!isEven) process.exitCode = 1;
});

interface Taken {
  readonly ms: number;
  readonly cpuMs: number;
}

/** By turns, and first now the one, now the other: what else the machine does hits both alike. */
async function race(test: TestApp, call: Call, rest: object, by: By) {
  const times = { known: [] as Taken[], unknown: [] as Taken[] };
  for (let turn = 0; turn < TRIES + WARM_UP; turn++) {
    // Somebody new each time: nobody meets a limit.
    const names = await namesOf[by](test, turn);
    const order = turn % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const [at, which] of order.entries()) {
      const remoteAddress = `10.${turn >> 8}.${turn & 255}.${at}`;
      const [began, cpu] = [performance.now(), process.cpuUsage()];
      await test.call(call, { [by]: encryptField(names[which]), ...rest } as never, { remoteAddress });
      const { user, system } = process.cpuUsage(cpu);
      const taken = { ms: performance.now() - began, cpuMs: (user + system) / 1000 };
      if (turn >= WARM_UP) times[which].push(taken);
      await setTimeout(SETTLE_MS);
    }
    test.clock.advanceSeconds(3600);
  }
  return times;
}

function tell(times: readonly Taken[]): string {
  const [p50, p95] = [median(times, 'ms'), quantile(times, 'ms', 0.95)];
  return `median ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms, processor ${median(times, 'cpuMs').toFixed(2)} ms`;
}

function median(times: readonly Taken[], unit: keyof Taken): number {
  return quantile(times, unit, 0.5);
}

function quantile(times: readonly Taken[], unit: keyof Taken, share: number): number {
  const sorted = times.map(taken => taken[unit]).toSorted((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
}
