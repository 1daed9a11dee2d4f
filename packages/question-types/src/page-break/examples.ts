import { exampleQuestion, type TypeExample } from '../_shared/example.ts';

export const example: TypeExample = { question: exampleQuestion('page-break', {}), answers: [], wrong: [] };
