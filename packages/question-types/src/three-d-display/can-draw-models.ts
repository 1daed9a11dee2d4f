/** Names of programs that stand in for a graphics chip. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/**
 * Whether this device can draw in three dimensions, and fast: one without a graphics chip would stand still for a minute, so it
 * shows the poster like one that cannot draw at all.
 */
export function canDrawModels(): boolean {
  const context = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  if (!context || !('adoptedStyleSheets' in document)) return false;
  // Some browsers give a software context in spite of the wish; its name tells.
  const info = context.getExtension('WEBGL_debug_renderer_info');
  const name = info ? String(context.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
  // A page may hold only so many contexts: this one has said what it knows.
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return !SOFTWARE.test(name);
}
