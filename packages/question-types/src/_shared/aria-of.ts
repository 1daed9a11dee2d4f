interface Named {
  readonly titleId: string;
  readonly problemId: string;
}

/** What a screen reader says of a field or a group: its name and, while it is wrong, why. */
export function ariaOf({ titleId, problemId }: Named, isInvalid: boolean) {
  return {
    'aria-labelledby': titleId,
    'aria-invalid': isInvalid,
    'aria-describedby': isInvalid ? problemId : undefined,
  };
}
