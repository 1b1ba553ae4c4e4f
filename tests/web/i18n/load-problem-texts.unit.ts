import { type LanguageCode, languageCodes } from '@marquee/contracts/languages'
import { errorCodes } from '@marquee/contracts/problem'
import t from 'tap'
import { platformCalls } from '#bff/platform/calls.ts'
import { loadProblemTexts } from '#web/i18n/load-problem-texts.ts'
import { loadI18n } from '#web/i18n/load-texts.ts'
import { problemText } from '#web/i18n/problem-text.ts'

const isLetters = (message: string) => /^\p{L}+$/u.test(message)
const refused = [...platformCalls.values()].flatMap(({ refusals }) => [...refusals.byMessage.keys()])
/** Every message of letters only that is in the catalogue of the platform, or is a code of the gateway. */
const messages = [...new Set([...refused.filter(isLetters), ...Object.keys(errorCodes)])]

const shown = async (message: string, code: string, language: LanguageCode) =>
  problemText({ code, message }, await loadI18n(language))

t.test('a message of our own is never shown raw, also before its text is there', async (t) => {
  t.equal(await shown('duplicateAccount', 'duplicateAccount', 'EN'), 'That didn’t work. Try again.')
})

for (const language of languageCodes) {
  t.test(`if the message is purely letters it is treated as a translation key (${language})`, async (t) => {
    t.ok(messages.length > 40, 'the catalogue was read')
    const texts = await loadI18n(language)
    t.notOk(texts.exists('duplicateAccount', { ns: 'errors' }), 'no page has brought its texts')
    await loadProblemTexts({ code: 'refused', message: 'Words of the platform.' }, language)
    t.notOk(texts.exists('duplicateAccount', { ns: 'errors' }), 'what needs no more texts loads none')
    for (const message of messages) {
      await loadProblemTexts({ code: 'refused', message }, language)
      const text = await shown(message, 'refused', language)
      t.not(text, message)
      t.match(text, /[\s，。]/u, `${message} is said in words`)
    }
  })
}
