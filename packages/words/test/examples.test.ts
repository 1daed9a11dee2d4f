import { holdCommentExamples } from '../../../tools/testing/comment-examples.ts';
import * as words from '../src/index.ts';

holdCommentExamples(new URL('../src/', import.meta.url), words, words);
