import { useTheme } from '../brand/startup-context.ts'
import { useAddress } from '../browser/use-address.ts'
import { loginModalId, loginPageAddress } from './login-address.ts'

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
