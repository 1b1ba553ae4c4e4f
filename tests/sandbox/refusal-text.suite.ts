import t from 'tap'
import { gameTexts } from '#demo-games/games/frame/game-texts.ts'
import { slotTexts } from '#demo-games/games/slot/slot-texts.ts'

interface Refusal {
  error: string
  kind?: string
  resets_at?: string
  until?: string
}

const module = new URL('../../packages/demo-games/src/games/client/refusal-text.js', import.meta.url)
const { refusalText } = (await import(module.href)) as {
  refusalText(texts: object, refusal: Refusal): string
}
const midnight = '2026-06-02T00:00:00+08:00'

t.test('a limit is named by its kind, and says when it starts over, in each language', async (t) => {
  const reached = (kind: string) => ({ error: 'limitReached', kind, resets_at: midnight })
  t.match(refusalText(gameTexts.EN, reached('LOSS')), /loss limit.* on Jun 2, 2026, 12:00\sAM\.$/)
  t.match(refusalText(gameTexts.EN, reached('BET')), 'betting limit')
  t.match(refusalText(gameTexts.EN, reached('SESSION_TIME')), 'time limit')
  for (const texts of Object.values(gameTexts)) {
    const said = ['LOSS', 'BET', 'SESSION_TIME'].map((kind) => refusalText(texts, reached(kind)))
    t.equal(new Set([...said, texts.invalidInput]).size, 4, 'each in words of its own')
    for (const text of said) t.match(text, '2026')
  }
})

t.test('the slot names what stops a bet as all games do', async (t) => {
  const onBreak = { error: 'coolOffActive', until: midnight }
  for (const [language, texts] of Object.entries(gameTexts)) {
    const ofSlot = slotTexts[language as keyof typeof slotTexts]
    for (const refusal of [onBreak, { error: 'selfExcluded', until: '' }, { error: 'insufficientBalance' }])
      t.equal(refusalText(ofSlot, refusal), refusalText(texts, refusal))
    t.match(refusalText(ofSlot, onBreak), '2026')
    t.equal(refusalText(ofSlot, { error: 'selfExcluded', until: '' }), texts.selfExcluded)
  }
})
