import t from 'tap'
import { problemAction } from '../../../packages/web/src/app/errors/problem-action.ts'

t.test('a problem shows once, where it belongs', async (t) => {
  t.equal(problemAction({ handling: 'dialog' }, false), 'dialog')
  t.equal(problemAction({ handling: 'dialog' }, true), 'none')
  t.equal(problemAction({ handling: 'field' }, false), 'none')
  t.equal(problemAction({ handling: 'log' }, false), 'log')
})

t.test('nothing suppresses the end of a session', async (t) => {
  t.equal(problemAction({ handling: 'endSession' }, true), 'endSession')
})
