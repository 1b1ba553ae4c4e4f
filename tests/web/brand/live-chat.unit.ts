import t from 'tap'
import { maximizeChat } from '#web/brand/live-chat.ts'

t.test('opening a chat that is not ready only logs to the console', async (t) => {
  const said = t.capture(console, 'error')
  maximizeChat()
  t.same(
    said().map(({ args }) => args),
    [['The live chat is not ready.']],
  )
})
