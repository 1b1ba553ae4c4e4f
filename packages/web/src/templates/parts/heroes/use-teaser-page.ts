import { isOffered, type PageName } from '@marquee/contracts/pages'
import { useStartup } from '../../../brand/startup-context.ts'

const teasers = ['hot', 'promotions', 'vip'] as const satisfies PageName[]

/** The page that a home page leads its visitors to first: the games, or what a brand without them has. */
export function useTeaserPage(): (typeof teasers)[number] {
  const { capabilities } = useStartup()
  return teasers.find((page) => isOffered(page, capabilities)) ?? 'vip'
}
