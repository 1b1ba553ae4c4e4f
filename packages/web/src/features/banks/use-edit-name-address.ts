import { useLocation } from 'react-router'
import { returnField } from '../../session/login-address.ts'

/** The address of the page that edits the player's name, which leads back here. */
export function useEditNameAddress(): string {
  const { pathname, search } = useLocation()
  return `/edit-profile?${new URLSearchParams({ [returnField]: `${pathname}${search}` })}`
}
