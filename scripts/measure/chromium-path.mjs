import { chromiumNames, findExecutable } from '../setup/find-executable.mjs'
import { ScriptError } from '../setup/run-script.mjs'

/** The machine's own browser: nothing is downloaded. `CHROME_PATH` or `CHROMIUM` may name one. */
export function chromiumPath() {
  const path = process.env.CHROME_PATH || process.env.CHROMIUM || findExecutable(chromiumNames)
  if (!path)
    throw new ScriptError(
      'There is no Chromium here. Install it (Debian: apt-get install chromium), or name one in CHROME_PATH.',
    )
  return path
}
