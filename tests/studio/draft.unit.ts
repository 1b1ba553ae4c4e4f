import { templates } from '@marquee/contracts/templates'
import t from 'tap'
import { createDraft } from '#studio/page/draft.ts'

t.test('a drag is one step, and two drags are two', async (t) => {
  const draft = createDraft(templates.template1)
  const first = draft.current().breakpoint
  for (const drag of [
    [700, 710, 720],
    [730, 740],
  ]) {
    for (const breakpoint of drag) {
      draft.hold()
      draft.change({ breakpoint })
    }
    draft.release()
  }
  draft.undo()
  t.equal(draft.current().breakpoint, 720)
  draft.undo()
  t.equal(draft.current().breakpoint, first)
  t.notOk(draft.canUndo())
  draft.redo()
  t.equal(draft.current().breakpoint, 720)
})

t.test('what comes after an undo in the middle of a drag is a step of its own', async (t) => {
  const draft = createDraft(templates.template1)
  draft.hold()
  draft.change({ breakpoint: 700 })
  draft.undo()
  draft.change({ breakpoint: 710 })
  draft.change({ breakpoint: 720 })
  draft.undo()
  t.equal(draft.current().breakpoint, 710)
})
