import t from 'tap'
import { maximiseChat } from '../../../packages/web/src/brand/live-chat.ts'

t.test('a chat whose widget is not ready is only said in the console', async (t) => {
  const said = t.capture(console, 'error')
  maximiseChat()
  t.same(
    said().map(({ args }) => args),
    [['The live chat is not ready.']],
  )
})
