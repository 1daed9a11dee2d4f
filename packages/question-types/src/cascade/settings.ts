export const cascadeSettings = ['required'] as const;
export type CascadeSetting = (typeof cascadeSettings)[number];
