import type { ToolInputs } from '@wenshu/api-contract/kept-result';
import type { SiteTool } from '@wenshu/api-contract/site-tools';
import { useCallback, useEffect, useState } from 'react';
import { readJson, tabPlace } from '../../../../app/local-storage.ts';
import { hasShapeOf } from './has-shape-of.ts';

const keyOf = (tool: SiteTool) => `tool:${tool}`;

/**
 * What stands in a calculator's fields. It outlives the page in this tab, so that signing in to keep a result loses nothing; the
 * first drawing is the example, as the server drew it. `example` is the same object each time.
 */
export function useToolInputs<Tool extends SiteTool>(tool: Tool, example: ToolInputs<Tool>) {
  const [inputs, setInputs] = useState(example);
  useEffect(() => {
    const before = readJson(tabPlace, keyOf(tool));
    if (hasShapeOf(example, before)) setInputs(before);
  }, [tool, example]);
  const put = useCallback(
    (next: ToolInputs<Tool>) => {
      setInputs(next);
      tabPlace.set(keyOf(tool), JSON.stringify(next));
    },
    [tool],
  );
  const change = (changed: Partial<ToolInputs<Tool>>) => put({ ...inputs, ...changed });
  return { inputs, put, change };
}
