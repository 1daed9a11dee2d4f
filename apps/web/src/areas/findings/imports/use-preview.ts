import { type ImportColumnPlan, type ImportPreview, importCalls, type PreviewedColumn } from '@wenshu/api-contract';
import { useRef, useState } from 'react';
import { client } from '../../../app/client.ts';

/** A column without what was counted of it. */
export function planOf({ name, filled, distinct, examples, bad, ...plan }: PreviewedColumn): ImportColumnPlan {
  return plan;
}

/** What a person has corrected stands at once; the server says what comes of it. */
export function usePreview(read: ImportPreview) {
  const [preview, setPreview] = useState(read);
  const [asked, setAsked] = useState(0);
  const newest = useRef(0);
  const change = (place: number, changed: Partial<ImportColumnPlan>) => {
    const columns = preview.columns.map((column, at) => (at === place ? { ...column, ...changed } : column));
    setPreview({ ...preview, columns });
    const turn = ++newest.current;
    setAsked(count => count + 1);
    // Options, separators and missing values of another type are other ones.
    const guessAnew = changed.shape && changed.shape !== preview.columns[place]!.shape ? [place] : [];
    client
      .call(importCalls.check, { draftId: preview.draftId, columns: columns.map(planOf), guessAnew })
      .then(
        checked => turn === newest.current && setPreview(checked),
        // The client has told the person; what they chose stands and is asked about with the next change.
        () => {},
      )
      .finally(() => setAsked(count => count - 1));
  };
  return { preview, isChecking: asked > 0, change };
}
