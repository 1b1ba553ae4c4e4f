import { cashierTest } from '../cashier/cashier-test.ts'
import type { ResponseBody } from '../open-sandbox.ts'

cashierTest(
  'a player chooses what each channel brings, and nobody else’s choice changes',
  async (t, open) => {
    const [demo, winner] = [await open.player('demo'), await open.player('winner')]
    const settings = async (player = demo): Promise<ResponseBody[]> =>
      (await player.call('/api/settings/notification_get')).value
    const first = await settings()
    t.same(
      first.map(({ channel, updates }) => [channel, updates]),
      [
        ['SMS', true],
        ['EMAIL', true],
        ['PUSH', true],
        ['INBOX', null],
      ],
    )
    const set = (change: object) => demo.call('/api/settings/notification_set', { ...change })
    const changed = await set({ channel: 'EMAIL', offers: true, updates: false })
    t.match(changed.value[1], { channel: 'EMAIL', offers: true, updates: false })
    t.match(
      (await set({ channel: 'EMAIL', offers: false })).value[1],
      { offers: false, updates: false },
      'the other choice stays',
    )
    t.same((await settings()).toSpliced(1, 1), first.toSpliced(1, 1), 'and so do the other channels')
    t.same(await settings(winner), first)
    t.match(await set({ channel: 'FAX', offers: true }), { statusMessage: 'notFound' })
    t.match(await set({ channel: 'INBOX', updates: false }), { statusMessage: 'invalidInput' })
  },
)
