import t from 'tap'
import { clientFiles } from '#demo-games/demo-games.ts'
import { gameTexts } from '#demo-games/games/texts.ts'

interface Refusal {
  error: string
  kind?: string
  resets_at?: string
  until?: string
}

const module = new URL('refusal-text.js', clientFiles)
const { refusalText } = (await import(module.href)) as {
  refusalText(texts: object, refusal: Refusal): string
}
const midnight = '2026-06-02T00:00:00+08:00'

t.test('a limit is named by its kind, and says when it starts over, in each language', async (t) => {
  const reached = (kind: string) => ({ error: 'limitReached', kind, resets_at: midnight })
  t.match(refusalText(gameTexts.EN.shared, reached('LOSS')), /loss limit.* on Jun 2, 2026, 12:00\sAM\.$/)
  t.match(refusalText(gameTexts.EN.shared, reached('BET')), 'betting limit')
  t.match(refusalText(gameTexts.EN.shared, reached('SESSION_TIME')), 'time limit')
  for (const { shared: texts } of Object.values(gameTexts)) {
    const said = ['LOSS', 'BET', 'SESSION_TIME'].map((kind) => refusalText(texts, reached(kind)))
    t.equal(new Set([...said, texts.invalidInput]).size, 4, 'each in words of its own')
    for (const text of said) t.match(text, '2026')
  }
})
