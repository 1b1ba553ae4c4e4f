// npm run tool -- texts: makes the files of every translation have the texts that the English ones have. What is missing is
// added in English and named; what English no longer has is removed. English itself goes to .data/texts, as the source for
// translators' tools, which read and write these files (i18next JSON).
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLanguage, languageCodes, offeredLanguages } from '@marquee/contracts/languages'
import { importTexts, textGroups } from '#web/i18n/load-texts.ts'
import { projectRoot } from '../setup/project-root.mjs'

/** @typedef {{ [key: string]: string | Tree }} Tree */

const locales = join(projectRoot, 'packages/web/src/i18n/locales')
const source = join(projectRoot, '.data/texts', offeredLanguages[defaultLanguage].prefix)

for (const group of textGroups) {
  const english = /** @type {Tree} */ (await importTexts(group, defaultLanguage))
  write(join(source, `${group}.json`), english)
  for (const language of languageCodes.filter((code) => code !== defaultLanguage)) {
    const file = join(locales, offeredLanguages[language].prefix, `${group}.json`)
    const texts = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
    write(
      file,
      completed(english, texts, (key) => console.log(`${language} ${group}: ${key} is in English`)),
    )
  }
}
console.log(`${source} has the English texts.`)

/**
 * @param {Tree} english
 * @param {Tree} texts
 * @param {(key: string) => void} onMissing
 * @returns {Tree} what is translated, in the order of English
 */
function completed(english, texts, onMissing) {
  return Object.fromEntries(
    Object.entries(english).map(([key, value]) => {
      const text = texts[key]
      if (typeof value === 'object')
        return [
          key,
          completed(value, typeof text === 'object' ? text : {}, (inner) => onMissing(`${key}.${inner}`)),
        ]
      if (typeof text !== 'string') onMissing(key)
      return [key, typeof text === 'string' ? text : value]
    }),
  )
}

/**
 * @param {string} file
 * @param {Tree} texts
 */
function write(file, texts) {
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`)
}
