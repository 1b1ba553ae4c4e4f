import t from 'tap'
import { loadI18n } from '#web/i18n/load-texts.ts'
import { problemText, problemTitle } from '#web/i18n/problem-text.ts'

const english = await loadI18n('EN')
const chinese = await loadI18n('CN')

t.test('a message of letters only is the key of a text', async (t) => {
  t.equal(problemText({ message: 'disconnect' }, english), english.t('errors:disconnect'))
  t.equal(problemText({ message: 'disconnect' }, chinese), '连接已断开。请检查网络后重试。')
})

t.test('any other message is shown as it is', async (t) => {
  t.equal(problemText({ message: 'Wrong password!' }, chinese), 'Wrong password!')
  t.equal(problemText({ message: 'ui:app.back' }, english), 'ui:app.back', 'no key of another group')
  t.equal(problemText({ message: 'someWordOfThePlatform' }, english), 'someWordOfThePlatform')
})

t.test('no message is an unknown error', async (t) => {
  t.equal(problemText({ message: '' }, english), english.t('errors:unknownError'))
})

t.test(
  'a refusal of the player titles its dialog, and any other problem is titled via errorTitle',
  async (t) => {
    t.equal(problemTitle({ code: 'accountLocked', message: '' }, english), 'Your account is locked')
    t.equal(
      problemTitle({ code: 'sessionExpired', message: 'BLOCK' }, chinese),
      chinese.t('errors:BLOCKTitle'),
    )
    for (const message of ['disconnect', 'Wrong password!', ''])
      t.equal(problemTitle({ message }, english), english.t('errors:errorTitle'), message)
  },
)
