import { CrashedPage, LoadingPage } from './pages/state-pages.tsx';
import { parseSearch, stringifySearch } from './routes/search.ts';

/** What every router of the web has in common: how it reads an address, and what stands there while a page comes or when it broke. */
export const routerWays = {
  context: {},
  parseSearch,
  stringifySearch,
  defaultErrorComponent: CrashedPage,
  defaultPendingComponent: LoadingPage,
  defaultHashScrollIntoView: false,
};
