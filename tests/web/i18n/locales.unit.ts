import { languageCodes } from '@marquee/contracts/languages'
import t from 'tap'
import { texts as english } from '#web/i18n/locales/en/locale.ts'
import { texts as englishPages } from '#web/i18n/locales/en/pages/pages.ts'
import { textsOf } from '../../support/texts-of.ts'
import { allTexts } from './all-texts.ts'

const placeholders = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).toSorted()

const { EN: source, ...others } = allTexts

t.test('page texts replace no text', async (t) => {
  for (const [group, texts] of Object.entries(englishPages))
    for (const name of Object.keys(texts)) t.notOk(name in english[group as keyof typeof englishPages], name)
})

t.test('every language has the five groups', async (t) => {
  const groups = ['ui', 'validation', 'errors', 'messages', '_m'].toSorted()
  for (const code of languageCodes) t.same(Object.keys(textsOf[code]).toSorted(), groups, code)
})

for (const [language, texts] of Object.entries(others)) {
  t.test(`${language} has the keys and the placeholders of English, and no empty text`, async (t) => {
    t.same([...texts.keys()].toSorted(), [...source.keys()].toSorted())
    for (const [key, text] of texts) {
      t.same(placeholders(text), placeholders(source.get(key) ?? ''), key)
      t.not(text.trim(), '', key)
    }
  })
}

t.test('Chinese is written in Chinese', async (t) => {
  // Names, units and terms that players know by their Latin form.
  const latin = [...others.CN].filter(
    ([key, text]) => text === source.get(key) && /[A-Za-z]{2}/.test(text.replace(/\{\{.*?\}\}/g, '')),
  )
  for (const [key, text] of latin)
    t.match(text, /^(VIP|FAQ|Android|iOS|JILI|21\+|QR|ID|OK)\b/i, `${key}: ${text}`)
})
