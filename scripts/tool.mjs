// npm run tool -- NAME [arguments]: runs a tool of the workshop in the project's own Node, with what it needs installed and
// built. Without a name it lists the tools.
import { buildWeb } from './setup/build-web.mjs'
import { findNode, projectEnvironment } from './setup/find-node.mjs'
import { installDependencies } from './setup/install-dependencies.mjs'
import { projectRoot } from './setup/project-root.mjs'
import { requireSystemPackages } from './setup/require-system-packages.mjs'
import { showCommand } from './setup/run-command.mjs'
import { runScript, ScriptError } from './setup/run-script.mjs'

/**
 * @typedef {object} Tool
 * @property {string} does what it does, in a line
 * @property {string} program its first file
 * @property {boolean} [usesClient] whether it needs the built client
 * @property {boolean} [runsTests] whether it needs what the tests need
 * @property {boolean} [readsEnv] whether it reads the settings of .env
 */

/** @type {Readonly<Record<string, Tool>>} */
const tools = {
  'account-hash': {
    does: 'prints how the log names an account',
    program: 'scripts/account-hash.mjs',
    readsEnv: true,
  },
  architecture: {
    does: 'draws the layers in docs/architecture.md',
    program: 'tests/architecture/architecture-page.ts',
  },
  attack: {
    does: 'attacks a gateway of this checkout, and writes the table of docs/security.md',
    program: 'workshop/attack/attack.mjs',
    usesClient: true,
  },
  audit: { does: 'asks the registry for known weaknesses', program: 'workshop/image/audit.mjs' },
  budget: {
    does: 'measures the bytes of first visits and of every page',
    program: 'workshop/measure/budget.mjs',
    usesClient: true,
  },
  cluster: {
    does: 'stops and upgrades gateways under load, and counts lost requests and pages',
    program: 'workshop/cluster/verify-cluster.mjs',
    usesClient: true,
  },
  faults: {
    does: 'causes every fault, and writes docs/faults.md',
    program: 'workshop/faults/write-report.ts',
    usesClient: true,
    runsTests: true,
  },
  fonts: {
    does: 'cuts the font files of the typefaces, and sizes their fallbacks',
    program: 'workshop/fonts/fonts.mjs',
  },
  image: {
    does: 'builds the image twice, compares the builds and runs it',
    program: 'workshop/image/verify-image.mjs',
  },
  licenses: { does: 'writes docs/licenses.md', program: 'scripts/docs/licenses-page.mjs' },
  lighthouse: {
    does: 'audits home pages, and writes docs/lighthouse.md',
    program: 'workshop/measure/lighthouse.mjs',
    usesClient: true,
  },
  'measure-support': {
    does: 'measures how long an answer from a large log takes',
    program: 'workshop/measure/measure-support.mjs',
  },
  money: {
    does: 'plays seeded schedules of faults against the cashier',
    program: 'workshop/money/run-seeds.ts',
    usesClient: true,
    runsTests: true,
  },
  openapi: { does: 'prints the API description', program: 'scripts/docs/openapi.mjs' },
  pages: {
    does: 'measures how long a phone on a slow network waits for the next page',
    program: 'workshop/measure/pages.mjs',
    usesClient: true,
  },
  'platform-contract': {
    does: 'writes docs/platform.md and docs/platform.openapi.json',
    program: 'scripts/docs/platform-contract.mjs',
  },
  'prove-money': {
    does: 'proves from outside that a platform moves money once',
    program: 'workshop/money/prove-money.mjs',
    usesClient: true,
  },
  'settings-page': {
    does: 'writes docs/operating/settings.md',
    program: 'scripts/docs/settings-page.mjs',
  },
  'support-guide': {
    does: 'writes docs/support.md, and the texts that `support` prints',
    program: 'scripts/docs/support-guide.mjs',
  },
  texts: {
    does: 'completes the files of translations by what English has',
    program: 'scripts/docs/texts.mjs',
  },
  template: {
    does: 'checks template files, or writes their JSON Schema',
    program: 'workshop/template/template.mjs',
    usesClient: true,
  },
}

await runScript(async () => {
  const [name, ...args] = process.argv.slice(2)
  if (name === undefined) {
    console.log(list())
    return 0
  }
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined
  if (!tool) throw new ScriptError(`There is no tool ${name}.\n\n${list()}`)
  await installDependencies(projectRoot)
  const node = await findNode(projectRoot)
  if (tool.runsTests) {
    await requireSystemPackages()
    // Imported after the installation, because it needs installed packages.
    const { prepareTap } = await import('./test/prepare-tap.mjs')
    await prepareTap(projectRoot, node)
  }
  if (tool.usesClient) await buildWeb(projectRoot, node)
  const settings = tool.readsEnv ? ['--import', './scripts/load-env.mjs'] : []
  return showCommand(node, [...settings, tool.program, ...args], {
    cwd: projectRoot,
    env: projectEnvironment(projectRoot),
    input: 'inherit',
  })
})

function list() {
  const width = Math.max(...Object.keys(tools).map(({ length }) => length))
  const lines = Object.entries(tools).map(([name, { does }]) => `  ${name.padEnd(width)}  ${does}`)
  return ['npm run tool -- NAME [arguments]', '', ...lines].join('\n')
}
