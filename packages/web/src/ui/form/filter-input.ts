import { plainTyped } from '@marquee/contracts/typed-text'
import type { SyntheticEvent } from 'react'

// The keyboard filters of the specification (section 5). `filterInput` applies them to an input.

/** Removes everything except letters of any alphabet (including `ñ`) and spaces. */
export function alphabetOnly(text: string): string {
  return plainTyped(text).replace(/[^\p{L}\p{M} ]/gu, '')
}

/** Removes everything except the digits 0 to 9. */
export function digitsOnly(text: string): string {
  return plainTyped(text).replace(/[^0-9]/g, '')
}

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
