import { holdCommentExamples } from '../../../tools/testing/comment-examples.ts';
import * as statistics from '../src/index.ts';
import * as matrices from '../src/linear-algebra/dense-matrix.ts';

// A class: it is thrown, not called.
const { StatisticsProblem: _, ...functions } = statistics;
holdCommentExamples(new URL('../src/', import.meta.url), functions, matrices);
