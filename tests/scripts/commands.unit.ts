import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { projectRoot } from '#scripts/setup/project-root.mjs'

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')
const { scripts } = JSON.parse(read('package.json'))

function tool(...args: string[]) {
  const command = ['scripts/tool.mjs', ...args]
  const { stdout, stderr, status } = spawnSync(process.execPath, command, {
    cwd: projectRoot,
    env: { ...process.env, NODE_OPTIONS: '' },
    encoding: 'utf8',
  })
  return { stdout, stderr, status }
}

const listed = tool()
const tools = [...listed.stdout.matchAll(/^ {2}([a-z-]+) {2}/gm)].map(([, name = '']) => name)

/** The commands of this repository that a text names: scripts of package.json, and tools. */
function commandsIn(text: string) {
  const named = [...text.matchAll(/npm run (?:--silent )?([a-z][\w-]*(?::[\w-]+)*)(?: -- ([a-z][a-z-]*))?/g)]
  return named.map(([, script = '', name]) => (script === 'tool' && name ? `tool ${name}` : script))
}

t.test('tools are listed, and a name that is none is answered with the list', async (t) => {
  t.equal(listed.status, 0)
  for (const name of ['attack', 'fonts', 'image', 'template']) t.ok(tools.includes(name), name)
  const unknown = tool('atack')
  t.match(unknown, { status: 1, stdout: '', stderr: /There is no tool atack/ })
  t.ok(unknown.stderr.includes(listed.stdout.trim()))
  t.equal(tool('constructor').status, 1, 'nor is what every object has')
})

t.test('the program of each tool is there', async (t) => {
  const programs = [...read('scripts/tool.mjs').matchAll(/program: '([^']+)'/g)].map(([, file = '']) => file)
  t.equal(programs.length, tools.length)
  for (const file of programs) t.ok(existsSync(join(projectRoot, file)), file)
})

t.test('what pages and programs name can be run', async (t) => {
  const known = new Set([...Object.keys(scripts), ...tools.map((name) => `tool ${name}`)])
  const files = globSync(
    ['*.md', 'docs/**/*.md', 'deploy/**/*.*', 'scripts/**/*.mjs', 'packages/*/src/**/*.ts'],
    {
      cwd: projectRoot,
      // What was decided or released is told in the words of its day.
      exclude: ['CHANGELOG.md', 'docs/decisions/**'],
    },
  )
  const unknown = files.flatMap((file) =>
    commandsIn(read(file))
      .filter((command) => !known.has(command))
      .map((command) => `${file}: ${command}`),
  )
  t.strictSame(unknown, [])
  t.strictSame(commandsIn('`npm run budget`, npm run tool -- gone x, npm run tool -- NAME'), [
    'budget',
    'tool gone',
    'tool',
  ])
})
