import type { SyntheticEvent } from 'react'

/**
 * Props for an uncontrolled input that apply a filter to everything entered: typed, pasted and dropped text at once,
 * text of an input method when its composition ends. The caret keeps its position.
 */
export function filterInput(filter: (text: string) => string) {
  const apply = ({ currentTarget: input, nativeEvent }: SyntheticEvent<HTMLInputElement>) => {
    if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return
    const filtered = filter(input.value)
    if (filtered === input.value) return
    const caret = filter(input.value.slice(0, input.selectionStart ?? input.value.length)).length
    input.value = filtered
    input.setSelectionRange(caret, caret)
  }
  return { onInput: apply, onCompositionEnd: apply }
}
