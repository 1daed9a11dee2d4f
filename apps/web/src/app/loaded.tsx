import { errorCodes } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';
import { clientTexts } from '@wenshu/texts/client';
import { ActionButton, actionClass, ErrorState, LoadingState } from '@wenshu/ui';
import type { ReactNode } from 'react';
import { NoRight } from './access/no-right.tsx';
import { FailedState } from './failed-state.tsx';
import { useTexts } from './language/language.ts';
import { SECURITY_PATH } from './react-to-failure.ts';

/** What is known of something that is fetched: a query of the library is one. */
export interface Fetched<T> {
  readonly data: T | undefined;
  readonly isError: boolean;
  readonly error?: unknown;
  refetch(): unknown;
}

export interface LoadedWords {
  readonly loading: string;
  readonly loadFailed: string;
  readonly loadFailedText: string;
  readonly retry: string;
}

interface LoadedProps<T> {
  readonly of: Fetched<T>;
  readonly words: LoadedWords;
  /** 1 where it is the whole page: then nothing else heads it while there is nothing to show. */
  readonly level?: 1 | 2;
  /** What stands there when it came and has nothing in it. Never before it came: "empty" is something that was found out. */
  readonly empty?: { isSo(data: T): boolean; readonly shows: ReactNode };
  children(data: T): ReactNode;
}

/** Loading, failed with a way to try again, empty, or there: each with its own page. What came once stays while it is fetched again. */
export function Loaded<T>({
  of: { data, isError, error, refetch },
  words,
  level = 2,
  empty,
  children,
}: LoadedProps<T>): ReactNode {
  if (data !== undefined) return empty?.isSo(data) ? empty.shows : children(data);
  if (!isError) return <LoadingState text={words.loading} />;
  if (isShut(error)) return <FactorAsked level={level} text={error.message} />;
  if (isForbidden(error)) return <Forbidden level={level} failure={error} onCome={refetch} />;
  const retry = <ActionButton onClick={() => void refetch()}>{words.retry}</ActionButton>;
  return (
    <FailedState level={level} error={error} title={words.loadFailed} text={words.loadFailedText} actions={retry} />
  );
}

const isShut = (error: unknown): error is CallFailure =>
  error instanceof CallFailure && error.details.code === errorCodes.secondFactorAsked.code;

const isForbidden = (error: unknown): error is CallFailure =>
  error instanceof CallFailure && error.details.code === errorCodes.noPermission.code;

/** Which right is missing, and who can give it: trying again would help nobody here either, but asking does. */
function Forbidden(shown: { readonly failure: CallFailure; readonly level: 1 | 2; onCome(): unknown }) {
  return <NoRight title={useTexts(clientTexts).notAllowed} {...shown} />;
}

/** Of an enterprise that asks for a second factor: trying again would help nobody. */
function FactorAsked({ text, level }: { readonly text: string; readonly level: 1 | 2 }) {
  const t = useTexts(clientTexts);
  const way = (
    <a href={SECURITY_PATH} className={actionClass()}>
      {t.turnFactorOn}
    </a>
  );
  return <ErrorState level={level} title={t.factorAsked} text={text} actions={way} />;
}
