/** A few sets of colours, each told apart in print too: neighbours differ in brightness. The usual one is the charts' own. */
export const palettes = {
  usual: undefined,
  sea: ['#1f5f8b', '#7fb7d6', '#0f3a57', '#4c9bbf', '#b7d8e8', '#2c7f9e', '#8fa9b8', '#163f66', '#5fb0a5', '#c9d6dd'],
  dusk: ['#7a3b5d', '#e0a458', '#4a4063', '#c66b5b', '#d9b8a8', '#9a6a8f', '#5d2e46', '#e6c79c', '#8a8fb0', '#b04a4a'],
  // Okabe and Ito's: for eyes that see few colours.
  vivid: ['#0072b2', '#e69f00', '#009e73', '#d55e00', '#56b4e9', '#cc79a7', '#000000', '#f0e442'],
  grey: ['#3a4446', '#a9b2b3', '#667577', '#cfd4d4', '#16282b', '#8b9698'],
} as const satisfies Readonly<Record<string, readonly string[] | undefined>>;
export type PaletteName = keyof typeof palettes;
export const paletteNames = Object.keys(palettes) as readonly PaletteName[];

export function paletteOf(colours: readonly string[] | undefined): PaletteName {
  return paletteNames.find(name => palettes[name]?.join() === colours?.join()) ?? 'usual';
}
