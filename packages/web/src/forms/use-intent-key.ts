import { useRef } from 'react'
import { createIdempotencyKey } from '../api/idempotency-key.ts'

/**
 * The idempotency key of a form's intent: the same content keeps its key, so that sending it again after a lost answer
 * takes effect once; edited content, or what was settled, is a new intent.
 */
export function useIntentKey() {
  const intent = useRef<{ content: string; key: string } | undefined>(undefined)
  return {
    /** The key to send this content with. */
    keyOf: (content: unknown): string => {
      const text = JSON.stringify(content)
      if (intent.current?.content !== text) intent.current = { content: text, key: createIdempotencyKey() }
      return intent.current.key
    },
    /** It was carried out, was refused, or certainly did not happen. */
    settle: (): void => {
      intent.current = undefined
    },
  }
}
