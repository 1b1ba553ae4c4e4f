import t from 'tap'
import { notificationGet } from '#bff/platform/inbox/notifications.ts'
import { readAnswer } from '../read-answer.ts'

const read = (...value: object[]) => readAnswer(notificationGet, undefined, { value })

t.test('a channel has what it offers as choices, and null for the rest', async (t) => {
  const { output, drifts } = read(
    { channel: 'sms', offers: 'Y', updates: 0 },
    { channel: 'INBOX', offers: true },
  )
  t.strictSame(output.settings, [
    { channel: 'SMS', offers: true, updates: false },
    { channel: 'INBOX', offers: true, updates: null },
  ])
  t.strictSame(drifts, [])
})

t.test('a channel that nobody knows is left out, and named', async (t) => {
  const { output, drifts } = read({ channel: 'FAX', offers: true }, { channel: 'EMAIL', offers: false })
  t.match(output.settings, [{ channel: 'EMAIL' }])
  t.match(drifts, [/channel: SMS, EMAIL, PUSH or INBOX/])
})
