import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { findNode } from '#scripts/setup/find-node.mjs'
import { projectRoot } from '#scripts/setup/project-root.mjs'

const starts = '#!/bin/sh\necho v26.10.0\n'
// What glibc's loader prints.
const lacksLibrary =
  '#!/bin/sh\necho "$0: error while loading shared libraries: libatomic.so.1: cannot open shared object file: No such file or directory" >&2\nexit 127\n'

/** A checkout whose dependencies brought this program as Node. */
function checkout(t: Test, node?: string) {
  const root = t.testdir({ node_modules: { '.bin': node === undefined ? {} : { node } } })
  const file = join(root, 'node_modules/.bin/node')
  if (node !== undefined) chmodSync(file, 0o755)
  return { root, file }
}

const host = (version: string) => ({ path: '/usr/bin/node', version })
const old = host('20.20.2')
const forbidden = { host: old, install: () => undefined }

t.test('the Node of the dependencies runs, whatever the machine has', async (t) => {
  const { root, file } = checkout(t, starts)
  t.equal(await findNode(root, forbidden), file)
  t.equal(await findNode(root, { ...forbidden, host: host('27.0.0') }), file)
})

t.test('a library that it lacks is installed where that may be done', async (t) => {
  const { root, file } = checkout(t, lacksLibrary)
  const installed: string[] = []
  const install = async (names: readonly string[]) => {
    installed.push(...names)
    writeFileSync(file, starts)
    return ''
  }
  t.equal(await findNode(root, { host: old, install }), file)
  t.strictSame(installed, ['libatomic1'])
})

t.test('the library is named where it may not, with the command', async (t) => {
  const { root, file } = checkout(t, lacksLibrary)
  await t.rejects(findNode(root, forbidden), {
    message: /library libatomic\.so\.1 is missing.*"sudo apt-get install libatomic1"/,
  })
  const refuse = async () => 'E: Unable to locate package libatomic1\n'
  await t.rejects(findNode(root, { host: old, install: refuse }), {
    message: /^E: Unable to locate package libatomic1\nNode 26 came/,
  })
  t.ok(existsSync(file), 'and it is there for when the library is')
})

t.test('other reasons are told apart', async (t) => {
  const reasons: [string | undefined, RegExp][] = [
    [undefined, /machine has 20\.20\.2, and for \w+ \w+ none came with the dependencies/],
    // As on Alpine: the loader that the program names is not there.
    ['#!/lib64/no-such-loader\n', /made for glibc, which this system does not have.*apk add nodejs-current/],
    ['#!/bin/sh\necho "symbol not found" >&2\nexit 1\n', /says: symbol not found\. Install Node 26/],
    ['#!/bin/sh\necho v22.1.0\n', /v22\.1\.0 came with the dependencies/],
  ]
  for (const [node, message] of reasons) {
    await t.rejects(findNode(checkout(t, node).root, forbidden), { message })
  }
})

t.test('a machine with a Node that is new enough runs on that', async (t) => {
  for (const node of [undefined, lacksLibrary]) {
    const { root, file } = checkout(t, node)
    t.equal(await findNode(root, { ...forbidden, host: host('26.1.0') }), '/usr/bin/node')
    t.notOk(existsSync(file), 'and nothing that cannot start comes first in PATH')
  }
})

t.test('each npm script first sees to it that Node can start', async (t) => {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  for (const [name, script] of Object.entries(scripts)) {
    t.match(script, /^sh scripts\/require-node\.sh && /, name)
  }
  const run = (node: string) =>
    spawnSync('sh', [join(projectRoot, 'scripts/require-node.sh')], {
      env: {
        PATH: `${join(checkout(t, node).root, 'node_modules/.bin')}:/usr/bin:/bin`,
        npm_node_execpath: '/bin/echo',
      },
      encoding: 'utf8',
    }).stdout
  t.equal(run(starts), '')
  t.equal(run(lacksLibrary), 'scripts/mend-node.mjs\n', 'by the Node of npm')
})
