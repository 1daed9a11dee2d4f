import { exampleQuestion, type TypeExample } from '../_shared/example.ts';

export const example: TypeExample = { question: exampleQuestion('text-note', {}), answers: [], wrong: [] };
