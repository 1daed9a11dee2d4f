import { expect, test } from 'vitest';
import { type QuestionTypeSlug, questionTypes } from '../src/core.ts';
import { typeExamples } from '../src/examples.ts';

const types = Object.values(questionTypes);

test.each<[number, QuestionTypeSlug, string]>([
  [1, 'single-choice', 'S3.13'],
  [2, 'dropdown', 'S3.14'],
  [3, 'multiple-choice', 'S3.15'],
  [5, 'fill-in', 'S3.16'],
  [6, 'multi-fill-in', 'S3.17'],
  [9, 'rating', 'S3.18'],
  [10, 'scale', 'S3.19'],
  [11, 'nps', 'S3.20'],
  [13, 'ranking', 'S3.21'],
  [14, 'weighting', 'S3.22'],
  [15, 'matrix-single', 'S3.23'],
  [18, 'matrix-multiple', 'S3.24'],
  [19, 'matrix-fill-in', 'S3.25'],
  [34, 'text-note', 'S3.26'],
  [35, 'page-break', 'S3.27'],
  [37, 'matrix-scale', 'S3.28'],
  [39, 'image-upload', 'S3.29'],
  [40, 'ruler', 'S3.30'],
  [44, 'file-upload', 'S3.31'],
  [45, 'location', 'S3.32, S3.45'],
  [47, 'image-hotspot', 'S3.33, S3.40'],
  [51, 'horizontal-fill-in', 'S3.34'],
  [104, 'video-upload', 'S3.38'],
  [103, 'signature', 'S3.39'],
  [102, 'contrast-scale', 'S3.41'],
  [36, 'label', 'S3.42'],
  [105, 'blink', 'S3.43'],
  [106, 'three-d-display', 'S3.44'],
])('code %i on the wire is %s, which takes the answers of its example (%s)', (code, slug) => {
  expect(types.filter(type => type.code === code).map(type => type.slug)).toEqual([slug]);
  const { question, answers } = typeExamples[slug];
  const bound = questionTypes[slug].bind(question);
  for (const answer of answers) expect(bound.parse(answer)).toEqual({ answer });
});
