import { projectEnvironment } from '../setup/find-node.mjs'
import { findTool } from '../setup/find-tool.mjs'
import { runCommand } from '../setup/run-command.mjs'
import { ScriptError } from '../setup/run-script.mjs'

/**
 * Lets tap rebuild itself where that is due. A fresh install holds tap's standard plugins, and a run that finds others
 * in `.taprc` fails all its files while it rebuilds itself; so the rebuilding comes first.
 * @param {string} root the folder whose `.taprc` says which plugins
 * @param {string} node executable that runs the tests
 */
export async function prepareTap(root, node) {
  const env = projectEnvironment(root)
  const ask = ['--input-type=module', '--eval', "import { t } from 'tap'; console.log(t.pluginSignature)"]
  const { output } = await runCommand(node, ask, { cwd: root, env })
  if (!output.includes('@tapjs/typescript')) return
  const build = await runCommand(node, [findTool(root, 'tap'), 'build'], { cwd: root, env })
  if (!build.ok)
    throw new ScriptError(
      `${build.output.trim()}\nThe test runner could not be prepared: tap says why above.`,
    )
}
