import t from 'tap'
import { openPlayer } from '../open-player.ts'

const { control, get, post, instead } = await openPlayer(t, 'inbox.localhost')

interface Message {
  inboxId: string
  isRead: boolean
  reward: { state: string } | null
  body: Record<string, string>
  actionUrl: string
  expiresAt: string
}
const inboxCall = '/api/settings/get_inbox'
const inbox = (): Promise<{ messages: Message[]; unreadCount: number }> => get('inbox')

t.test('messages come with clean bodies, and lead nowhere but to pages', async (t) => {
  instead(inboxCall, {
    'value.0.body_en': '<p onclick="x()">Hi <script>alert(1)</script><a href="javascript:x">y</a></p>',
    'value.0.body_cn': '<script>alert(1)</script>您好',
    'value.0.body_local': '<img src=x onerror=alert(1)><iframe src="https://evil.example"></iframe>',
    'value.0.action_url': 'javascript:alert(1)',
    'value.1.action_url': '//evil.example',
    'value.2.action_url': '/\t/evil.example',
    'value.3.action_url': 'https://partner.example/page',
    'value.4.action_url': null,
    'value.5.action_url': '/promotions?tab=1',
  })
  const { messages } = await inbox()
  const [first] = messages
  t.equal(first?.body.EN, '<p>Hi <a rel="noopener noreferrer nofollow">y</a></p>')
  t.notMatch(first?.body.PHP, /onerror|iframe|script/)
  t.equal(first?.body.CN, '您好')
  t.strictSame(
    messages.slice(0, 6).map(({ actionUrl }) => actionUrl),
    ['', '', '', 'https://partner.example/page', '', '/promotions?tab=1'],
  )
})

t.test('what is missing of the inbox is mended, and what cannot be claimed does not look so', async (t) => {
  instead(
    inboxCall,
    {
      'value.0.reward.state': 'SOON',
      'value.1.expires_at': null,
      'value.2.reward': 'gold',
      'value.3.inbox_id': '',
    },
    ['unread_count'],
  )
  const { messages, unreadCount } = await inbox()
  t.equal(messages[0]?.reward?.state, 'EXPIRED')
  t.equal(messages[1]?.expiresAt, '')
  t.equal(messages[2]?.reward, null)
  t.equal(messages.length, 5, 'a message that has no id is none')
  t.equal(unreadCount, messages.filter(({ isRead }) => !isRead).length)
})

t.test('a reward is claimed once, by the id of the intent', async (t) => {
  const { messages } = await inbox()
  const claim = (index: number, headers = {}) => post(`inbox/${messages[index]?.inboxId}/claim`, headers)
  const key = '0f8fad5b-d9cb-469f-a165-70867728950e'
  control.clearCalls()
  const answer = await claim(1, { 'idempotency-key': key.toUpperCase() })
  t.strictSame(answer.json(), {
    reward: { type: 'CASH', amount: '150.00', state: 'CLAIMED' },
    balance: { amount: '12495.60', currency: 'PHP' },
    token: '250.00',
  })
  t.match(control.calls('/api/settings/claim_inbox')[0]?.payload, {
    inbox_id: messages[1]?.inboxId,
    request_id: key,
  })
  const codes = [await claim(1), await claim(4), await claim(2), await post('inbox/nothing/claim')]
  t.strictSame(
    codes.map((one) => [one.json<{ code: string }>().code, one.status]),
    [
      ['alreadyClaimed', 422],
      ['expired', 422],
      ['notEligible', 422],
      ['notFound', 404],
    ],
  )
  t.equal((await claim(0, { 'idempotency-key': 'again' })).status, 400)
  t.equal((await post(`inbox/${'x'.repeat(65)}/claim`)).status, 400)
  instead('/api/settings/claim_inbox', {}, ['value'])
  t.strictSame((await claim(0)).json(), { reward: null, balance: null, token: null })
})
