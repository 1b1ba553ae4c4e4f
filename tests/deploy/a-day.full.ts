import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { createSandbox } from '#sandbox/server.ts'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { freePort } from '../support/free-port.ts'
import { needs } from '../support/needs.ts'
import { openFolder } from '../support/open-folder.ts'
import { runProgram } from '../support/run-program.ts'

const page = readFileSync(join(projectRoot, 'docs/operating/a-day.md'), 'utf8')

/** What the page has a reader type, and what it says that comes of it. */
const steps = [...page.matchAll(/^## ([^\n]+)$|^```sh\n(.*?)^```(?:\n\n```text\n(.*?)^```)?/gms)]

/** A line of the page, in which `…` stands for anything. */
const asPattern = (line: string) =>
  new RegExp(`^${line.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('…', '.*')}$`, 'm')

t.test('an operator’s day is as the guide tells it', needs('curl', 'jq', 'openssl'), async (t) => {
  t.setTimeout(180_000)
  const sandbox = await createSandbox({ databaseFile: ':memory:' })
  const platform = new URL(await sandbox.listen(0))
  t.teardown(() => sandbox.close())
  const places: Record<string, string> = {
    '127.0.0.1:4000': platform.host,
    '8081': String(await freePort()),
    '9091': String(await freePort()),
    '.data/day': openFolder(t),
  }
  const ownPlace = (words: string) =>
    Object.entries(places).reduce((all, [written, instead]) => all.replaceAll(written, instead), words)
  const mark = (index: number) => `--- ${index} ---`
  const script = steps
    .map(([, , typed], index) => `echo '${mark(index)}'\n${ownPlace(typed ?? '')}`)
    .join('\n')
  const { output } = await runProgram('bash', ['-s'], {
    cwd: projectRoot,
    env: { NODE_ENV: undefined },
    input: `exec 2>&1\n${script}`,
  })
  let title = ''
  for (const [index, [, heading, , said]] of steps.entries()) {
    title = heading ?? title
    const printed = output.split(mark(index))[1]?.split(mark(index + 1))[0] ?? ''
    for (const line of said?.trim().split('\n') ?? [])
      t.match(printed, asPattern(ownPlace(line)), `${title}: ${line}`)
  }
  if (!t.passing()) t.comment(output)
})
