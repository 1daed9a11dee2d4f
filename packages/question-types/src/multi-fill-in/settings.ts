export const multiFillInSettings = ['required'] as const;
