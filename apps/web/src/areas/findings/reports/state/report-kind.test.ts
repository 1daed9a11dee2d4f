import type { ReportDocument } from '@wenshu/analysis/browser';
import { setTo } from '@wenshu/survey-core';
import { conformance } from '@wenshu/together/testing';
import { type ReportShape, reportKind } from './report-kind.ts';

const document: ReportDocument = {
  name: 'Tea',
  shape: 'wide',
  theme: { name: 'pine' },
  derived: {},
  blocks: {},
  pages: { p1: { id: 'p1', order: 'a', name: 'One' } },
};
const at = { here: ['name'], there: ['pages', 'p1', 'name'] } as const;

conformance<ReportShape>({
  name: 'a report',
  kind: () => reportKind,
  document,
  write: (place, text, editId) => ({ editId, changes: [setTo([...at[place]], text)] }),
  read: ({ name, pages }, place) => (place === 'here' ? name : pages.p1!.name),
  log: ({ changes }) => ({ changes }),
});
