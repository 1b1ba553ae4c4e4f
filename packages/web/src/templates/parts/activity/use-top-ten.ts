import type { TopTen } from '@marquee/contracts/areas/site/notices'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/query.ts'
import { useStartup } from '../../../brand/startup-context.ts'

export const topTenQuery = () => query('getTopTen', {})

/** The current top ten; `null` while loading, where the brand has none, or where its lists are empty. */
export function useTopTen(): TopTen | null {
  const { capabilities } = useStartup()
  const enabled = capabilities.includes('topTen')
  const { data } = useQuery({ ...topTenQuery(), enabled })
  if (!data) return null
  const { winner, withdrawal, hourWithdrawal } = data
  return winner.length + withdrawal.length + hourWithdrawal.length > 0 ? data : null
}
