import type { EditCollision, ErrorName, MissingRight, NotBound } from '@wenshu/api-contract';
import { errorTexts } from '@wenshu/texts/errors';
import type { InputProblem } from './input-problem.ts';

type Texts = (typeof errorTexts)['zh'];
// A code without words does not compile.
errorTexts.zh satisfies Record<ErrorName, unknown>;

type ParamsOf<Name extends ErrorName> = Texts[Name] extends (params: infer Params) => string ? Params : undefined;
type DetailsOf<Name extends ErrorName> = Name extends 'inputInvalid'
  ? { readonly field: string; readonly problem?: InputProblem }
  : Name extends 'savedByOthers'
    ? { readonly collisions: readonly EditCollision[] }
    : Name extends 'secondFactorNeeded'
      ? { readonly ticket: string }
      : Name extends 'socialAccountNotBound'
        ? { readonly params: ParamsOf<Name>; readonly data: NotBound }
        : Name extends 'noPermission'
          ? { readonly field?: string; readonly missing?: MissingRight }
          : ParamsOf<Name> extends undefined
            ? { readonly field?: string }
            : { readonly field?: string; readonly params: ParamsOf<Name> };
type Rest<Name extends ErrorName> =
  Record<never, never> extends DetailsOf<Name> ? [details?: DetailsOf<Name>] : [details: DetailsOf<Name>];

export interface RefusalDetails {
  readonly field?: string;
  readonly params?: unknown;
  readonly problem?: InputProblem;
  readonly collisions?: readonly EditCollision[];
  /** The sign-in that waits for its second factor. */
  readonly ticket?: string;
  /** Of something that the person sees: what they lack to do it. */
  readonly missing?: MissingRight;
  /** A refusal that the client goes on with. */
  readonly data?: NotBound;
}

/** A "no" with a code from the closed list. It becomes words at the very end, in the reader's language. */
export class Refusal<Name extends ErrorName = ErrorName> extends Error {
  readonly errorName: Name;
  readonly details: RefusalDetails;

  constructor(errorName: Name, ...[details]: Rest<Name>) {
    super(errorName);
    this.name = 'Refusal';
    this.errorName = errorName;
    this.details = details ?? {};
  }
}
