import { useState } from 'react'

/** Whether a text was copied, and what copies it. */
export function useCopy(text: string): [isCopied: boolean, copy: () => void] {
  const [isCopied, setCopied] = useState(false)
  const copy = () => {
    // Missing on plain http and refused by some browsers; the text can still be selected.
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return [isCopied, copy]
}
