import { loginModalId, loginPageAddress } from './login-address.ts'
import { useTheme } from '../brand/startup-context.ts'
import { useAddress } from '../browser/use-address.ts'

/**
 * Where a "Log in" link goes: the hash that opens the modal over this page, or the login page, which brings the
 * visitor back here.
 */
export function useLoginAddress(): string {
  const modal = loginModalId(useTheme())
  const address = useAddress()
  if (modal) return `${address}#${modal}`
  return address.startsWith('/login') ? address : loginPageAddress(address)
}
