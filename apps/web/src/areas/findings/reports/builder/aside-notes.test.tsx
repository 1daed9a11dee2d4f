import { setTo } from '@wenshu/survey-core';
import { startState, type UnsavedReason } from '@wenshu/together';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { ReportShape } from '../state/report-kind.ts';
import type { ReportState } from '../state/report-work.ts';
import { AsideNotes } from './aside-notes.tsx';
import { type Builder, BuilderContext } from './builder-context.ts';

const document = {
  name: 'Tea',
  shape: 'wide',
  theme: { name: 'pine' },
  derived: {},
  blocks: {},
  pages: {},
} as const;

function shown(reason: UnsavedReason, role: ReportState['role'], names: readonly string[] = []): string {
  const changes = [setTo(['name'], 'Mine')];
  const by = names.map(nickName => ({ personId: null, nickName, isSelf: false, time: 0 }));
  const store = createStore<ReportState>(() => ({
    ...startState<ReportShape>({ version: 1, document }),
    unsaved: [{ edit: { editId: 'mine000001', changes }, reason, message: '名称过长', mine: changes, by }],
    role,
    frozenAsOf: null,
    others: [],
    isGone: false,
  }));
  const builder = { scrollId: 'scroll0001', reportId: 'report0001', work: { store } } as unknown as Builder;
  return renderToStaticMarkup(
    <BuilderContext value={builder}>
      <AsideNotes />
    </BuilderContext>,
  );
}

test('what was not saved when somebody was shut out is told, and can be made again only by who may edit', () => {
  const shutOut = shown('no-right', 'view');
  expect(shutOut).toContain('修改已保留在本设备上');
  expect(shutOut).toContain('放弃这次修改');
  expect(shutOut).not.toContain('仍按我的修改');
  expect(shown('no-right', 'edit')).toContain('仍按我的修改');
});

test('a collision names each person once, a refusal says why and offers no second try', () => {
  const met = shown('collision', 'edit', ['Bo', 'Bo', 'Ann']);
  expect(met).toContain('Bo · Ann刚刚修改了同一处');
  expect(met).toContain('保留对方的');
  const refused = shown('refused', 'edit');
  expect(refused).toContain('这次修改没有保存：名称过长');
  expect(refused).not.toContain('仍按我的修改');
});
