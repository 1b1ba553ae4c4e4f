import type { QueryClient } from '@tanstack/react-query'
import { claimReload } from './claim-reload.ts'

/** Reloads the page, at most once per path in ten seconds. */
export function reloadOnce(client: QueryClient): void {
  if (!claimReload(() => sessionStorage, location.pathname, Date.now())) return
  // Calls in flight are cancelled first, or they would fail as a lost connection.
  void client.cancelQueries().then(() => location.reload())
}

/** Whether a reload would lose something: text in a field, an open dialog, or a running game. */
export function hasUnsavedInput(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  const isTyped = [...fields].some((field) => field.value !== field.defaultValue)
  return isTyped || document.querySelector('dialog[open], main iframe') !== null
}
