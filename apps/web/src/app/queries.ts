import { QueryClient } from '@tanstack/react-query';
import { noteAnswer } from './actions/again.ts';

/** The client tells the person about failures itself; asking again behind their back would tell them twice. */
export const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false }, mutations: { retry: false } },
});

queries.getQueryCache().subscribe(event => noteAnswer(event));
