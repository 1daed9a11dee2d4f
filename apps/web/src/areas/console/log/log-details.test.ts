import { expect, it } from 'vitest';
import { detailsOf, objectOf } from './log-details.ts';

it('the reason stands first, and everything else by its name in words that people read', () => {
  const details = { planId: null, roles: ['service', 'content'], at: Date.UTC(2026, 10, 20, 4), why: '客户来电' };
  expect(detailsOf({ details })).toMatch(/^客户来电 · 角色：客服、内容 · 发布时间：2026年11月\d+日 /);
  expect(detailsOf({ details: { priceFen: 12_350, kind: 'person', feature: 'p016', isShown: false } })).toBe(
    '价格（元）：123.50 · 功能：视频上传 · 显示链接：否',
  );
});

it('what nobody has a name for stands as it was kept, a word of every object too', () => {
  expect(detailsOf({ details: { constructor: 'x', feature: 'toString', page: 3 } })).toBe('x · 功能：toString');
  expect(detailsOf({ details: {} })).toBe('');
});

it('a text of the installation is told by its name, people by theirs, everything else by its number', () => {
  expect(objectOf({ action: 'document.plan', object: 'guide', objectName: null })).toBe('使用指南');
  expect(objectOf({ action: 'person.look', object: '7f', objectName: '沈岚' })).toBe('沈岚');
  expect(objectOf({ action: 'order.open', object: '2026x', objectName: null })).toBe('2026x');
});
