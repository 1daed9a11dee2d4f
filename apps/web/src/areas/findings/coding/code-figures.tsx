import { numberText } from '../records/many/batch-words.ts';
import type { Code } from './coding-data.ts';
import looks from './looks.module.css';

interface CodeFiguresProps {
  readonly code: Code;
  /** Undefined as long as nobody knows. */
  readonly count: number | undefined;
}

/** A code's key and how many answers have it, for the eye: the line says it in words. */
export function CodeFigures({ code: { key, isRetired }, count }: CodeFiguresProps) {
  return (
    <span className={looks.figures} aria-hidden="true">
      {key !== '' && !isRetired && <span className={looks.key}>{key.toUpperCase()}</span>}
      <span className={looks.count}>{count === undefined ? '…' : numberText(count)}</span>
    </span>
  );
}
