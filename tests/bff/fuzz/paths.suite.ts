import fc from 'fast-check'
import t from 'tap'
import { sendRaw } from '../../support/raw-client.ts'
import { startSite } from '../../support/site.ts'
import { isFullRun } from '../../support/test-size.ts'

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
const forMs = 8_000

const site = await startSite()
t.teardown(() => site.close())

/** Where the gateway hands a part of the path on, to the platform, to the disk or to the pages. */
const places = [
  '/',
  '/media/',
  '/sized/160/',
  '/sized/',
  '/assets/',
  '/builds/meta/',
  '/api/',
  '/php/',
  '/CN/',
]
const pieces = [
  '/',
  '//',
  '\\',
  '..',
  '.',
  '%2f',
  '%5c',
  '%2e',
  '%00',
  '%',
  '%zz',
  '%ff',
  '[',
  ']',
  ':',
  '@',
  '#',
  '?',
]
const words = [
  'art',
  'a.jpg',
  'slots',
  'localhost',
  '127.0.0.1:1',
  'evil.example',
  'http:',
  'x'.repeat(3000),
  'é',
  '首页',
]
const path = fc
  .tuple(fc.constantFrom(...places), fc.array(fc.constantFrom(...pieces, ...words), { maxLength: 8 }))
  .map(([place, rest]) => place + rest.join(''))

t.test(`no path makes a 5xx (SEED=${seed})`, async (t) => {
  const property = fc.asyncProperty(path, fc.constantFrom('GET', 'HEAD'), async (path, method) => {
    const head = [`${method} ${path} HTTP/1.1`, `Host: localhost:${site.port}`, 'Accept: image/webp,*/*']
    const answer = await sendRaw(
      site.port,
      Buffer.from(`${[...head, 'Connection: close'].join('\r\n')}\r\n\r\n`),
    )
    return answer !== undefined && answer.status < 500
  })
  const { failed, counterexample } = await fc.check(property, {
    seed,
    numRuns: isFullRun ? 2000 : 200,
    interruptAfterTimeLimit: forMs,
  })
  t.notOk(failed, String(counterexample))
})
