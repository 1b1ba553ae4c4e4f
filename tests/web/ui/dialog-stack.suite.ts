import t from 'tap'
import { closableDialogs, type DialogKind, stackDialog } from '#web/ui/overlay/dialog-stack.ts'

// One block, because the page has one stack.
t.test('the stack of dialogs', async (t) => {
  const shown: string[] = []

  /** Opens a dialog; returns how to close it. */
  function open(name: string, kind: DialogKind = 'plain'): () => void {
    const hide = () => void shown.splice(shown.indexOf(name), 1)
    return stackDialog({ kind, show: () => void shown.push(name), hide, close: () => {} })
  }

  t.test('modals are held on a stack: opening one closes the current one first', async (t) => {
    const closeMenu = open('menu')
    const closeSearch = open('search')
    t.same(shown, ['search'])
    closeSearch()
    t.same(shown, ['menu'], 'closing it returns to the one before')
    closeMenu()
    t.same(shown, [])
  })

  t.test('the current one closes before the next one opens', async (t) => {
    const events: string[] = []
    const opened = ['menu', 'search'].map((name) =>
      stackDialog({
        kind: 'plain',
        show: () => void events.push(`show ${name}`),
        hide: () => void events.push(`hide ${name}`),
        close: () => {},
      }),
    )
    t.same(events, ['show menu', 'hide menu', 'show search'])
    for (const close of opened) close()
    t.same(events.slice(3), ['hide search'], 'one that is out of sight is gone without being shown')
  })

  t.test('a notice stands over the dialog that it is about', async (t) => {
    const closeLogin = open('login')
    const closeError = open('error', 'notice')
    t.same(shown, ['login', 'error'])
    const closeSearch = open('search')
    t.same(shown.toSorted(), ['error', 'search'], 'and over one that opens later')
    closeError()
    closeSearch()
    t.same(shown, ['login'])
    closeLogin()
  })

  t.test('a dialog that wants an answer covers all others, and only they close with Back', async (t) => {
    const closeLogin = open('login')
    const closeError = open('error', 'notice')
    const answerAge = open('age', 'firm')
    const closeSearch = open('search')
    t.same(shown, ['age'], 'nothing opens over it')
    t.equal(closableDialogs().length, 3)
    answerAge()
    t.same(shown.toSorted(), ['error', 'search'])
    for (const close of [closeSearch, closeError, closeLogin]) close()
    t.same([shown, closableDialogs()], [[], []])
  })
})
