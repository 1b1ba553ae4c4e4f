import { readFileSync } from 'node:fs'
import t from 'tap'
import { allTexts } from './all-texts.ts'
import { demoTexts } from './demo-texts.ts'
import { faultsOf, glossary, type LanguageName, prescribed } from './voice.ts'

const codes = { English: 'EN', Filipino: 'PHP', Chinese: 'CN' } as const

for (const language of Object.keys(codes) as LanguageName[]) {
  for (const [where, texts] of [
    ['the client', allTexts[codes[language]]],
    ['the demo', demoTexts[language]],
  ] as const) {
    t.test(`${language} texts of ${where} keep to the voice`, async (t) => {
      const faults = [...texts].flatMap(([key, text]) =>
        faultsOf(text, language).map((fault) => `${key}: ${fault}: ${text}`),
      )
      t.same(faults, [])
      t.ok(texts.size > 50, `${texts.size} texts were looked at`)
    })
  }
}

t.test('each rule of the voice refuses its offender, and lets a good text pass', async (t) => {
  const offenders: [language: LanguageName, bad: string, good: string][] = [
    ['English', 'Please log in again.', 'Log in again.'],
    ['English', 'You are signed in.', 'You’re logged in.'],
    ['English', 'Signing in…', 'Logging in…'],
    ['English', 'Games under the operator’s licence', 'Games under the operator’s license'],
    ['English', 'Your favourites', 'Your favorites'],
    ['English', 'Sorry, that failed.', 'That didn’t work.'],
    ['English', 'We cannot reach the games', 'We can’t reach the games'],
    ['English', 'This game is not available.', 'This game isn’t available.'],
    ['English', 'It is yours.', 'Claimed.'],
    ['English', 'You have claimed this already.', 'You’ve already claimed this.'],
    ['English', '10 tokens frozen', '10 tokens in play'],
    ['English', 'Too many tries', 'Too many attempts'],
    ['English', 'Good luck!', 'Good luck'],
    ['English', "Don't", 'Don’t'],
    ['English', 'Loading...', 'Loading…'],
    ['Filipino', 'Subukan muli', 'Subukan ulit'],
    ['Filipino', 'Susunod na pahina', 'Susunod na page'],
    ['Filipino', 'Magrehistro', 'Mag-register'],
    ['Filipino', 'Pakisubukan ulit.', 'Subukan ulit.'],
    ['Chinese', '投注历史', '投注记录'],
    ['Chinese', '会话已结束', '登录已失效'],
    ['Chinese', '请稍后,再试。', '请稍后，再试。'],
    ['Chinese', '免费.', '免费。'],
    ['Chinese', '年满21周岁', '年满 21 周岁'],
  ]
  for (const [language, bad, good] of offenders) {
    t.not(faultsOf(bad, language).length, 0, bad)
    t.same(faultsOf(good, language), [], good)
  }
})

t.test('a prescribed text stands where the voice says, and breaks no rule', async (t) => {
  t.ok(prescribed.length > 2)
  for (const { text, file } of prescribed) {
    t.match(readFileSync(file, 'utf8'), text)
    t.same(faultsOf(text, 'English'), [])
  }
})

t.test('the glossary has each word once, in three languages', async (t) => {
  t.ok(glossary.length > 40)
  for (const row of glossary) t.same([row.length, row.every(Boolean)], [3, true], row[0])
  t.equal(new Set(glossary.map(([english]) => english)).size, glossary.length)
})
