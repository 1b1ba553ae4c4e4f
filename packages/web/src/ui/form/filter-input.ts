import type { SyntheticEvent } from 'react'

/**
 * Lets a filter judge what gets into an input: keys, paste and drag at once, the words of an input method when they
 * are finished. The caret stays where it was. For an input that keeps its value by itself.
 */
export function filterInput(filter: (text: string) => string) {
  const apply = ({ currentTarget: input, nativeEvent }: SyntheticEvent<HTMLInputElement>) => {
    if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return
    const kept = filter(input.value)
    if (kept === input.value) return
    const caret = filter(input.value.slice(0, input.selectionStart ?? input.value.length)).length
    input.value = kept
    input.setSelectionRange(caret, caret)
  }
  return { onInput: apply, onCompositionEnd: apply }
}
