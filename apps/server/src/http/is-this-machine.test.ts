import { expect, it } from 'vitest';
import { isThisMachine } from './is-this-machine.ts';

const asked = (ip: string, headers: Record<string, string> = {}, ips?: string[]) =>
  isThisMachine({ ip, headers: { host: 'localhost:3000', ...headers }, ...(ips && { ips }) });

it('only a browser at this machine is at this machine, not whoever a proxy here asks for', () => {
  expect(asked('127.0.0.1')).toBe(true);
  expect(asked('::1', { host: '[::1]:3000', origin: 'http://[::1]:3000' })).toBe(true);
  expect(asked('192.168.1.9')).toBe(false);
  for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])
    expect([name, asked('127.0.0.1', { [name]: '203.0.113.7' })]).toEqual([name, false]);
  expect(asked('127.0.0.1', { host: 'survey.example' })).toBe(false);
  expect(asked('127.0.0.1', { host: 'localhost.survey.example' })).toBe(false);
  expect(asked('127.0.0.1', { origin: 'https://survey.example' })).toBe(false);
  // Behind one that TRUST_PROXY names, the address is of who asks.
  expect(asked('127.0.0.1', { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' }, ['127.0.0.1'])).toBe(true);
  expect(asked('203.0.113.7', { 'x-forwarded-for': '203.0.113.7' }, ['203.0.113.7'])).toBe(false);
});
