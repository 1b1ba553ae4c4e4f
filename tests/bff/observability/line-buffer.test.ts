import { mock } from 'node:test'
import t from 'tap'
import { LineBuffer } from '../../../packages/bff/src/observability/line-buffer.ts'

function outlet() {
  const written: string[] = []
  return { written, write: (text: string) => void written.push(text), flushSync() {} }
}

t.test('hands lines on in large pieces, and the rest at the end', (t) => {
  const to = outlet()
  const lines = new LineBuffer(to)
  const line = `${'x'.repeat(1023)}\n`
  for (let count = 0; count < 40; count++) lines.write(line)
  t.same(to.written, [line.repeat(32)])
  lines.end()
  t.same(to.written, [line.repeat(32), line.repeat(8)])
  lines.end()
  t.equal(to.written.length, 2, 'nothing is written twice')
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
