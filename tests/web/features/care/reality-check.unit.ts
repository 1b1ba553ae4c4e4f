import t from 'tap'
import { createDeclinedLimits } from '#web/features/cashier/deposit/declined-limit.ts'
import { checksIn, createAnsweredChecks } from '#web/features/games/play/session/reality-check.ts'
import { channelAddress } from '#web/features/support/channel-address.ts'
import { memoryStorage } from '../../memory-storage.ts'

t.test('a check is due after every so many minutes, and never where they are off', async (t) => {
  t.equal(checksIn(899, 15), 0)
  t.equal(checksIn(900, 15), 1)
  t.equal(checksIn(3600, 15), 4)
  t.equal(checksIn(3600, 0), 0)
})

t.test('answered checks belong to a session, and those before the game count as answered', async (t) => {
  const storage = memoryStorage()
  const answered = createAnsweredChecks(() => storage)
  t.equal(answered.of('2030-01-01T08:00:00+08:00', 3), 3)
  answered.set('2030-01-01T08:00:00+08:00', 4)
  t.equal(createAnsweredChecks(() => storage).of('2030-01-01T08:00:00+08:00', 9), 4, 'after a reload')
  t.equal(answered.of('2030-01-02T08:00:00+08:00', 1), 1, 'another session')
})

t.test('a declined limit is remembered for the player who declined it alone', async (t) => {
  const storage = memoryStorage()
  createDeclinedLimits(() => storage).add('winner')
  t.equal(createDeclinedLimits(() => storage).has('winner'), true)
  t.equal(createDeclinedLimits(() => storage).has('demo'), false)
})

t.test('a channel leads to an address of its kind, and to none that could run', async (t) => {
  const of = (kind: string, value: string) => channelAddress({ kind, value })
  t.equal(of('PHONE', '+63 2 8555 0100'), 'tel:+63285550100')
  t.equal(of('EMAIL', 'help@example.com'), 'mailto:help@example.com')
  t.equal(of('TELEGRAM', '@brandhelp'), 'https://t.me/brandhelp')
  t.equal(of('TELEGRAM', '../x?y'), undefined)
  t.equal(of('OTHER', 'javascript:alert(1)'), undefined)
})
