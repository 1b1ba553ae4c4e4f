import { useSearchParams } from 'react-router'
import { returnField } from './login-address.ts'
import { returnPath } from './return-path.ts'

/** Where the visitor wanted to go, as the address of an entry page says it. */
export function useWantedPath(): string | undefined {
  const [search] = useSearchParams()
  return returnPath(search.get(returnField))
}
