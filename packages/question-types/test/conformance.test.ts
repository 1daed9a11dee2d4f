import { type QuestionTypeSlug, questionTypes } from '../src/core.ts';
import { typeExamples } from '../src/examples.ts';
import { conformance } from './conformance.ts';

for (const slug of Object.keys(questionTypes) as QuestionTypeSlug[])
  conformance(slug, questionTypes[slug], typeExamples[slug]);
