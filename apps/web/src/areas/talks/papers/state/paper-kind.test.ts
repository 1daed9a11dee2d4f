import { emptyPaper, type Paper } from '@wenshu/papers';
import { removeAt, setTo } from '@wenshu/survey-core';
import { conformance } from '@wenshu/together/testing';
import { describe, expect, it } from 'vitest';
import { type PaperWorkShape, paperKind } from './paper-kind.ts';

const section = { id: 'part00000000001', kind: 'section', parent: null, order: 'b', fields: { title: 'Warm-up' } };
const document: Paper = {
  ...emptyPaper({ kind: 'outline', title: 'Tea', language: 'en', brief: { minutes: 60 } }),
  nodes: { part00000000001: section },
};
const at = { here: ['title'], there: ['nodes', 'part00000000001', 'fields', 'title'] } as const;

conformance<PaperWorkShape>({
  name: 'a paper',
  kind: () => paperKind,
  document,
  write: (place, text, editId) => ({ editId, changes: [setTo([...at[place]], text)] }),
  read: ({ title, nodes }, place) => (place === 'here' ? title : String(nodes['part00000000001']!.fields['title'])),
  log: ({ changes }) => ({ changes }),
});

describe('a paper on the page', () => {
  it('takes no part below one that a colleague has removed meanwhile, and says that the two met', () => {
    const question = {
      id: 'part00000000002',
      kind: 'question',
      parent: 'part00000000001',
      order: 'b',
      fields: { text: 'Why?' },
    };
    const edit = { editId: 'e2', changes: [setTo(['nodes', 'part00000000002'], question)] };
    const meant = paperKind.apply(document, edit);
    if ('problem' in meant) throw new Error(meant.problem);
    const made = { editId: 'e1', personId: 'p', nickName: 'Bo', isSelf: false, time: 0 };
    expect(paperKind.doMeet(meant, { ...made, changes: [removeAt(['nodes', 'part00000000001'])] })).toBe(true);
    expect(paperKind.doMeet(meant, { ...made, changes: [setTo(['brief', 'minutes'], 45)] })).toBe(false);
    expect(paperKind.apply({ ...document, nodes: {} }, edit)).toMatchObject({ problem: 'parent-unknown' });
  });
});
