import { mock } from 'node:test'
import t from 'tap'
import { LineBuffer } from '../../../packages/bff/src/observability/line-buffer.ts'

function outlet() {
  const written: string[] = []
  return { written, write: (bytes: Buffer) => void written.push(bytes.toString()), flushSync() {} }
}

t.test('hands lines on in large pieces, and the rest at the end', (t) => {
  const to = outlet()
  const lines = new LineBuffer(to)
  const line = `${'x'.repeat(1023)}\n`
  for (let count = 0; count < 40; count++) lines.write(line)
  const [piece = ''] = to.written
  t.equal(to.written.length, 1)
  t.ok(piece.length > 24 * 1024, 'it was nearly full')
  lines.end()
  t.equal(to.written.join(''), line.repeat(40))
  lines.end()
  t.equal(to.written.length, 2, 'nothing is written twice')
  t.end()
})

t.test('keeps every line whole, whatever its letters and its length', (t) => {
  const to = outlet()
  const lines = new LineBuffer(to)
  const given = [
    '{"name":"数据库"}\n'.repeat(1500),
    'short\n',
    `${'长'.repeat(20_000)}\n`,
    `${'é'.repeat(10_000)}\n`,
    '🎲\n',
  ]
  for (const line of given) lines.write(line)
  lines.end()
  t.equal(to.written.join(''), given.join(''))
  t.end()
})

t.test('leaves alone what was handed on', (t) => {
  const handed: Buffer[] = []
  const lines = new LineBuffer({ write: (bytes) => void handed.push(bytes), flushSync() {} })
  const given = ['a', 'b', 'c'].map((letter) => `${letter.repeat(20_000)}\n`)
  for (const line of given) lines.write(line)
  lines.end()
  t.equal(Buffer.concat(handed).toString(), given.join(''))
  t.end()
})

t.test('hands on after a while what is not enough for a piece', (t) => {
  mock.timers.enable({ apis: ['setInterval'] })
  t.teardown(() => mock.timers.reset())
  const to = outlet()
  const lines = new LineBuffer(to)
  lines.write('one\n')
  t.same(to.written, [])
  mock.timers.tick(200)
  t.same(to.written, ['one\n'])
  lines.end()
  t.end()
})
