import type { TemplateFile } from '@marquee/contracts/template-file'

type Listener = (draft: TemplateFile, isWhole: boolean) => void

/** The template that is being made, and what it was before each change. */
export interface Draft {
  current(): TemplateFile
  /** What the draft began as. */
  origin(): TemplateFile
  /** Changes some values; what follows from a change is one step with it. */
  change(values: Partial<TemplateFile>): void
  /** A slider or color field is being moved: all changes until `release` are one step. */
  hold(): void
  release(): void
  /** Begins anew with a template; that, too, can be undone. */
  begin(template: TemplateFile): void
  undo(): void
  redo(): void
  canUndo(): boolean
  canRedo(): boolean
  /** Is called after every change; `isWhole` where the form did not make it, and has to be filled in. */
  onChange(listener: Listener): void
}

interface Step {
  draft: TemplateFile
  origin: TemplateFile
}

// Far more than anyone takes back, and next to no memory.
const mostSteps = 500

export function createDraft(first: TemplateFile): Draft {
  let past: Step[] = []
  let now: Step = { draft: first, origin: first }
  let future: Step[] = []
  let isHeld = false
  let isSameStep = false
  const listeners: Listener[] = []

  function show(isWhole: boolean) {
    for (const listener of listeners) listener(now.draft, isWhole)
  }

  function step(next: Step, isWhole: boolean) {
    if (JSON.stringify(next) === JSON.stringify(now)) return
    if (!isSameStep) past = [...past, now].slice(-mostSteps)
    isSameStep = isHeld
    future = []
    now = next
    show(isWhole)
  }

  function release() {
    isHeld = false
    isSameStep = false
  }

  return {
    current: () => now.draft,
    origin: () => now.origin,
    change: (values) => step({ ...now, draft: { ...now.draft, ...values } }, false),
    hold() {
      isHeld = true
    },
    release,
    begin(template) {
      release()
      step({ draft: template, origin: template }, true)
    },
    undo() {
      release()
      const last = past.at(-1)
      if (!last) return
      past = past.slice(0, -1)
      future = [now, ...future]
      now = last
      show(true)
    },
    redo() {
      release()
      const [next, ...rest] = future
      if (!next) return
      past = [...past, now]
      future = rest
      now = next
      show(true)
    },
    canUndo: () => past.length > 0,
    canRedo: () => future.length > 0,
    onChange: (listener) => void listeners.push(listener),
  }
}
