import { Island } from '../../islands/island.tsx';
import { useVisit } from '../../site-context.ts';
import { SampleSizeTool } from '../../tools/sample-size-tool.tsx';
import { toolWords } from '../../tools/tool-words.ts';

/** The calculator of /tools, where a page speaks of how many people to ask. */
export function SampleSizePlace() {
  const words = toolWords(useVisit().language, 'sampleSize');
  return <Island name="tool-sample-size" part={SampleSizeTool} props={{ words }} when="visible" />;
}
