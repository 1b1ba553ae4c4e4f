import { projectEnvironment } from '../setup/find-node.mjs'
import { findTool } from '../setup/find-tool.mjs'
import { runCommand } from '../setup/run-command.mjs'
import { ScriptError } from '../setup/run-script.mjs'

/**
 * Rebuilds tap with the plugins of `.taprc` if needed. A fresh install has tap's default plugins, and all files of a run
 * fail while tap rebuilds itself, so this must happen before.
 * @param {string} root the folder whose `.taprc` lists the plugins
 * @param {string} node executable that runs the tests
 */
export async function prepareTap(root, node) {
  const env = projectEnvironment(root)
  const printPlugins = [
    '--input-type=module',
    '--eval',
    "import { t } from 'tap'; console.log(t.pluginSignature)",
  ]
  const { output } = await runCommand(node, printPlugins, { cwd: root, env })
  if (!output.includes('@tapjs/typescript')) return
  const build = await runCommand(node, [findTool(root, 'tap'), 'build'], { cwd: root, env })
  if (!build.ok)
    throw new ScriptError(
      `${build.output.trim()}\nThe test runner could not be prepared: tap says why above.`,
    )
}
