export { type Line, type LineEvents, type LineState, Mesh, type MeshPage } from './mesh.ts';
export { readSignal, type Shares, type SoundSignal } from './sound-signal.ts';
export { Speaking } from './speaking.ts';
