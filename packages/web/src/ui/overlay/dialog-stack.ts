/**
 * How a dialog stands to the others: a `plain` one takes the place of the one before it, a `notice` stands over that
 * one, and a `firm` one, which wants an answer, covers all others.
 */
export type DialogKind = 'plain' | 'notice' | 'firm'

/** A dialog that is open, whether it is shown or another one has its place. */
export interface StackedDialog {
  kind: DialogKind
  show: () => void
  hide: () => void
  /** Asks its owner to close it. */
  close: () => void
}

const ranks: Record<DialogKind, number> = { plain: 0, notice: 1, firm: 2 }

let dialogs: readonly StackedDialog[] = []

/**
 * Opens a dialog on top of those of its kind: the current one is closed first (specification, section 2). Returns a
 * function that closes it and returns to the one before.
 */
export function stackDialog(dialog: StackedDialog): () => void {
  const above = dialogs.filter(({ kind }) => ranks[kind] > ranks[dialog.kind])
  arrange([...dialogs.filter((other) => !above.includes(other)), dialog, ...above])
  return () => arrange(dialogs.filter((other) => other !== dialog))
}

/** Whether a dialog is shown: the top one is, and the one that a notice stands over. */
export function isShown(dialog: StackedDialog): boolean {
  const top = dialogs.at(-1)
  return dialog === top || (top?.kind === 'notice' && dialog === dialogs.at(-2))
}

/** The dialogs that Back closes, the top one last. */
export const closableDialogs = (): readonly StackedDialog[] => dialogs.filter(({ kind }) => kind !== 'firm')

function arrange(next: readonly StackedDialog[]): void {
  const before = dialogs.filter(isShown)
  dialogs = next
  for (const dialog of [...before].reverse()) if (!isShown(dialog)) dialog.hide()
  for (const dialog of dialogs) if (isShown(dialog) && !before.includes(dialog)) dialog.show()
}
