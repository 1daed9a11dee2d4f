import type { Call } from '@wenshu/api-contract';

/** A call of the specification that is no edit: it reads, starts, renames or uploads. */
export interface OtherCase {
  readonly ledgerId: string;
  readonly call: Call;
  /** Without the questionnaire's id, which is added. */
  readonly input: Readonly<Record<string, unknown>>;
  /** A question of this type, under the id `special001`, is there first. */
  readonly needsType?: string;
  /** The file that it takes. */
  readonly file?: Buffer;
  /** What the answer's data, or the answered file's name, must be or match. */
  readonly answers: unknown;
  /** Where the change is seen afterwards. */
  readonly afterwards?: { readonly call: Call; readonly input?: object; readonly answers: unknown };
  readonly wrong: readonly {
    readonly with?: Readonly<Record<string, unknown>>;
    readonly file?: Buffer;
    readonly code: string;
    readonly message: string;
    readonly field?: string;
  }[];
  /** Who may not, besides strangers: whoever may only look. */
  readonly isForEditors?: boolean;
  /** Everybody who is signed in may. */
  readonly isForAll?: boolean;
}
