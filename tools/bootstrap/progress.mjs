const STILL_EVERY_MS = 10_000;
const REPAINT_MS = 250;

/**
 * Shows one slow step: a line that counts seconds in a terminal, plain lines elsewhere (a log file wants no repainting).
 */
export async function withProgress(label, work, { out = process.stdout } = {}) {
  const started = Date.now();
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;
  const stopShowing = out.isTTY ? repaint(label, seconds, out) : repeat(label, seconds, out);
  try {
    const result = await work();
    stopShowing('✓');
    return result;
  } catch (error) {
    stopShowing('✗');
    throw error;
  }
}

function repaint(label, seconds, out) {
  const paint = sign => out.write(`\r\x1b[2K${sign} ${label} … ${seconds()}`);
  paint('·');
  const timer = setInterval(() => paint('·'), REPAINT_MS);
  return sign => {
    clearInterval(timer);
    paint(sign);
    out.write('\n');
  };
}

function repeat(label, seconds, out) {
  out.write(`· ${label} …\n`);
  const timer = setInterval(() => out.write(`· ${label} … ${seconds()}\n`), STILL_EVERY_MS);
  return sign => {
    clearInterval(timer);
    out.write(`${sign} ${label} (${seconds()})\n`);
  };
}
