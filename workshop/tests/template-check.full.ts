import { join } from 'node:path'
import { templates } from '@marquee/contracts/templates'
import t from 'tap'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { openFolder } from '../../tests/support/open-folder.ts'
import { runProgram } from '../../tests/support/run-program.ts'
import { processTimeoutMs } from '../../tests/support/test-size.ts'

const folder = openFolder(t, {
  'harbour.template.json': JSON.stringify({ ...templates.template3, code: 'harbour' }),
  'bad.template.json': JSON.stringify({
    ...templates.template3,
    hero: 'parade',
    card: undefined,
    css: 'a{}',
  }),
  'paper.template.json': JSON.stringify({ ...templates.template7, colors: ['gold'] }),
})
const check = (args: string[], env: Record<string, string> = {}) =>
  runProgram(process.execPath, [join(projectRoot, 'workshop/template/template.mjs'), 'check', ...args], {
    cwd: folder,
    env,
  })

t.setTimeout(processTimeoutMs)

t.test('a good file passes, and what was left out is named', async (t) => {
  const { status, output } = await check(['harbour.template.json', '--no-browser'])
  t.equal(status, 0, output)
  t.match(
    output,
    /✔ schema .*\n.*✔ contrast .*\n.*✔ bytes .*\n.*– overflow .*--no-browser\n.*– axe .*--no-browser/,
  )
})

t.test('a bad file fails, with the places in it', async (t) => {
  const { status, output } = await check(['bad.template.json', 'paper.template.json', '--no-browser'])
  t.equal(status, 1)
  t.match(
    output,
    /✖ schema[\s\S]*hero: must be one of carousel[\s\S]*card: is missing[\s\S]*css: does not belong here/,
  )
  t.match(output, /✖ contrast[\s\S]*colors\.0: gold is dark, and paper is light/)
  t.equal((await check(['absent.template.json', '--no-browser'])).status, 1)
})

t.test('without Chromium it says what to do', async (t) => {
  const { status, output } = await check(['harbour.template.json'], {
    PATH: '/nowhere',
    CHROME_PATH: '',
    CHROMIUM: '',
  })
  t.equal(status, 1)
  t.match(output, /need Chromium.*Install it.*CHROME_PATH.*--no-browser/)
})

t.test('in a browser, nothing overflows and axe finds nothing', async (t) => {
  const { status, output } = await check(['harbour.template.json'])
  t.equal(status, 0, output)
  t.match(output, /✔ overflow .*\n.*✔ axe /)
})
