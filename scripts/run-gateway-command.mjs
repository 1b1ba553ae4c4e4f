// npm run support, doctor, purge and reload: run a command of the gateway where npm was called, with the settings of .env. What
// is missing is installed and built first. Standard output is the command's alone, because programs read it.
import { join } from 'node:path'
import { buildWeb } from './setup/build-web.mjs'
import { findNode } from './setup/find-node.mjs'
import { installDependencies } from './setup/install-dependencies.mjs'
import { projectRoot } from './setup/project-root.mjs'
import { showCommand } from './setup/run-command.mjs'
import { runScript, ScriptError } from './setup/run-script.mjs'

/** The commands; whether one draws pages, and so needs the built client. */
const commands = new Map([
  ['support', { drawsPages: false }],
  ['doctor', { drawsPages: true }],
  ['purge', { drawsPages: false }],
  ['reload', { drawsPages: false }],
])

await runScript(async () => {
  const [name = '', ...args] = process.argv.slice(2)
  const command = commands.get(name)
  if (!command) throw new ScriptError(`Which command? There are ${[...commands.keys()].join(', ')}.`)
  await installDependencies(projectRoot)
  const node = await findNode(projectRoot)
  if (command.drawsPages) await buildWeb(projectRoot, node)
  const settings = join(projectRoot, 'scripts/load-env.mjs')
  const program = join(projectRoot, `packages/bff/src/${name}.ts`)
  return showCommand(node, ['--import', settings, program, ...args], {
    cwd: process.env.INIT_CWD || process.cwd(),
    input: 'inherit',
  })
})
