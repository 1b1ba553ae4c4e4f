import { absentPageField, type PageName } from '@marquee/contracts/pages'
import { Navigate } from 'react-router'

/** In place of a page that the brand does not offer: leads to the home page, as the gateway does. */
export function AbsentPage({ page }: { page: PageName }) {
  return <Navigate to={`/?${new URLSearchParams({ [absentPageField]: page })}`} replace />
}
