import t from 'tap'
import { failureHelp } from '#web/i18n/failure-help.ts'

t.test('the connection is blamed only where no answer came', async (t) => {
  for (const code of ['serviceUnavailable', 'disconnect'] as const) {
    t.equal(failureHelp({ code, reference: '' }), 'app.connectionHelp')
    t.equal(failureHelp({ code, reference: 'ABCD-2345' }), 'app.serverHelp', 'the gateway has answered')
  }
  t.equal(
    failureHelp({ code: 'internalServerError', reference: '' }),
    'app.serverHelp',
    'an answer, though no problem',
  )
  t.equal(failureHelp(undefined), 'app.serverHelp')
})
