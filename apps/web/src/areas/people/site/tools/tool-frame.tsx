import type { ToolInputs } from '@wenshu/api-contract/kept-result';
import type { SiteTool } from '@wenshu/api-contract/site-tools';
import type { ReactNode } from 'react';
import { KeptResults } from './kept-results.tsx';
import type { ToolWords } from './tool-words.ts';
import classes from './tools.module.css';

interface ToolFrameProps<Tool extends SiteTool> {
  readonly tool: Tool;
  readonly words: Pick<ToolWords<'margin'>, 'common' | 'keep'>;
  readonly fields: ReactNode;
  /** Nothing while a field is wrong. */
  readonly result: ReactNode;
  readonly inputs: ToolInputs<Tool>;
  readonly example: ToolInputs<Tool>;
  readonly onInputs: (inputs: ToolInputs<Tool>) => void;
}

/** Fields, what comes of them, and keeping it. */
export function ToolFrame<Tool extends SiteTool>(props: ToolFrameProps<Tool>) {
  const { tool, words, fields, result, inputs, example, onInputs } = props;
  return (
    <div className={classes.tool}>
      <div className={classes.fields}>{fields}</div>
      {/* Read out when it changes; it keeps its height, so that nothing below jumps while somebody types. */}
      <div className={classes.result} aria-live="polite" data-tool={tool}>
        <h3 className={classes.resultTitle}>{words.common.result}</h3>
        {result ?? <p className={classes.note}>{words.common.answerFirst}</p>}
      </div>
      <div className={classes.actions}>
        <KeptResults
          tool={tool}
          words={words.keep}
          inputs={inputs}
          example={example}
          isAnswered={Boolean(result)}
          onOpen={onInputs}
        />
        <button type="button" className={classes.plain} onClick={() => onInputs(example)}>
          {words.common.reset}
        </button>
      </div>
    </div>
  );
}
