import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/query.ts'
import { useKnownStartup } from '../../brand/startup-context.ts'

/** The ways to reach the brand's support; nothing is asked of a platform that has none. */
export function useContactChannels() {
  const enabled = useKnownStartup()?.capabilities.includes('contact') ?? false
  return useQuery({ ...query('listContactChannels', {}), enabled })
}
