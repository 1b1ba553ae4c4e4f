import type { Theme } from '@marquee/contracts/templates'
import { useTheme } from '../brand/startup-context.ts'
import { useAddress } from '../browser/use-client-value.ts'

/** Name of the query parameter and of the history state that hold the path to return to after login. */
export const returnField = 'next'

/** The id of the login modal, without `#`, or `undefined` where the template shows login as a page. */
export function loginModalId({ template: { login } }: Theme): 'loginmodal' | 'modal-signin' | undefined {
  if (login === 'page') return undefined
  return login === '#loginmodal' ? 'loginmodal' : 'modal-signin'
}

/** The address of the login page that leads the visitor back to `from`. */
export function loginPageAddress(from: string): string {
  return from === '/' ? '/login' : `/login?${new URLSearchParams({ [returnField]: from })}`
}

/**
 * Where a "Log in" link leads: to the hash that opens the modal over this page, or to the login page, which returns
 * the visitor here.
 */
export function useLoginAddress(): string {
  const modal = loginModalId(useTheme())
  const address = useAddress()
  if (modal) return `${address}#${modal}`
  return address.startsWith('/login') ? address : loginPageAddress(address)
}
