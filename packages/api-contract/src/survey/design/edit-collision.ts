/** An edit that meets the caller's: it stands in the answer's `collisions` when the code is 3004. Newest first, the last few. */
export interface EditCollision {
  /** The questionnaire had this version after it (`edit/earlier` shows it). */
  readonly version: number;
  readonly personId: string | null;
  readonly nickName: string;
  /** The caller, in another page or earlier. */
  readonly isSelf: boolean;
  readonly time: number;
  /** The edit's name, as in the history. */
  readonly command: string;
  /** What both write or rely on: ids of parts, or dotted names for what has none ("title.text", "settings.20001"). */
  readonly partIds: readonly string[];
}
