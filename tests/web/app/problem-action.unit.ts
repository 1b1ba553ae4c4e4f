import t from 'tap'
import { problemAction } from '#web/app/errors/problem-action.ts'

t.test('a problem shows once, where it belongs', async (t) => {
  t.equal(problemAction({ handling: 'dialog' }, {}), 'dialog')
  t.equal(problemAction({ handling: 'dialog' }, { shownInPlace: true }), 'none')
  t.equal(problemAction({ handling: 'field' }, {}), 'none')
  t.equal(problemAction({ handling: 'log' }, {}), 'log')
})

t.test('serviceUnavailable is only logged to the console, wherever it comes from', async (t) => {
  for (const context of [{}, { shownInPlace: true }, { signsIn: true }])
    t.equal(problemAction({ handling: 'log' }, context), 'log')
})

t.test('nothing suppresses the end of a session', async (t) => {
  t.equal(problemAction({ handling: 'endSession' }, { shownInPlace: true }), 'endSession')
})

t.test('a refused login ends no session', async (t) => {
  t.equal(problemAction({ handling: 'endSession' }, { shownInPlace: true, signsIn: true }), 'none')
  t.equal(problemAction({ handling: 'log' }, { signsIn: true }), 'log')
})
