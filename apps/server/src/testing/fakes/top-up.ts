import { type TopUp, walletCalls } from '@wenshu/api-contract';
import type { TestPerson } from '../build-person.ts';
import { asPerson } from '../build-survey.ts';
import type { TestApp } from '../build-test-app.ts';

/** Money into somebody’s wallet, or an enterprise’s, as they do it: ordered, and paid at the till of ours. */
export async function topUp(test: TestApp, person: TestPerson, fen: number, enterpriseId?: string): Promise<TopUp> {
  const wish = { fen, ...(enterpriseId !== undefined && { enterpriseId }) };
  const answer = await test.call(walletCalls.order, wish, asPerson(person));
  if (answer.code !== '0000') throw new Error(answer.message);
  const order = answer.data as TopUp;
  const paid = await test.app.inject({ method: 'POST', url: new URL(order.payCode ?? '').pathname });
  if (paid.statusCode !== 303) throw new Error(`The till answered ${paid.statusCode}`);
  return order;
}
