import { useLocation } from 'react-router'
import { loginModalId, loginPageAddress } from './login-address.ts'
import { useTheme } from './startup-context.ts'

/**
 * Where a "Log in" link goes: the hash that opens the modal over this page, or the login page, which brings the
 * visitor back here.
 */
export function useLoginAddress(): string {
  const modal = loginModalId(useTheme())
  const { pathname, search } = useLocation()
  if (modal) return `${pathname}${search}#${modal}`
  return loginPageAddress(pathname === '/login' ? '/' : `${pathname}${search}`)
}
