import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { templateCodes } from '@marquee/contracts/templates'
import t from 'tap'
import { projectRoot } from '#scripts/setup/project-root.mjs'

/** Runs what `npm run gallery` runs, with these arguments. */
async function gallery(...args: string[]) {
  const script = ['--import', './scripts/require-node.mjs', 'workshop/gallery/gallery.mjs']
  const child = spawn(process.execPath, [...script, ...args], { cwd: projectRoot })
  const [out, errors, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { status, out, errors }
}

t.test('the gallery says what it can photograph', async (t) => {
  const { status, out } = await gallery('--help')
  t.equal(status, 0)
  for (const word of [`all ${templateCodes.length}`, '390, 820, 1440', 'deposit, game', 'stress', 'Ctrl-C'])
    t.match(out, word)
})

t.test('what it cannot photograph is named, with what there is', async (t) => {
  for (const [args, sentence] of [
    [['template99'], /^No such template: template99\. There are template1, /],
    [['--widths=1000'], /^No such width: 1000\. There are 390, 820, 1440\./],
    [['template1', '--views=home,cellar'], /^No such view: cellar\. There are home, /],
  ] as const) {
    const { status, errors } = await gallery(...args)
    t.equal(status, 1)
    t.match(errors, sentence)
  }
})
