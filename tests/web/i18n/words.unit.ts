import t from 'tap'
import { allTexts } from './all-texts.ts'
import { glossary } from './voice.ts'

const { EN: source, PHP: local, CN: han } = allTexts

t.test('a word of the house is the same wherever it stands alone, in each language', async (t) => {
  let found = 0
  for (const [key, text] of source) {
    const word = glossary.find(([written]) => written.toLowerCase() === text.toLowerCase())
    if (!word) continue
    found += 1
    t.same([local.get(key), han.get(key)], [word[1], word[2]], `${key}: ${text}`)
  }
  t.ok(found > 30, `${found} texts were looked at`)
})

t.test('one text of English is one text of another language', async (t) => {
  for (const [language, texts] of Object.entries({ Filipino: local, Chinese: han })) {
    const byEnglish = new Map<string, string>()
    for (const [key, text] of source) {
      const written = texts.get(key) ?? ''
      const known = byEnglish.get(text)
      if (known === undefined) byEnglish.set(text, written)
      else t.equal(written, known, `${language} ${key}: ${text}`)
    }
  }
})

t.test('no long text of Filipino or Chinese is a copy of the English', async (t) => {
  for (const [key, text] of source) {
    const isSentence =
      text
        .replace(/\{\{.*?\}\}/g, '')
        .trim()
        .split(/\s+/).length > 2
    if (!isSentence) continue
    t.not(local.get(key), text, key)
    t.not(han.get(key), text, key)
  }
})
