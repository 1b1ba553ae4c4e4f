import { gameListNames } from '@marquee/contracts/areas/games/lists'
import type { Startup } from '@marquee/contracts/areas/site/startup'
import { leadsToPage } from '@marquee/contracts/leads-to-page'
import { shortList } from '../../areas/games/public.ts'
import { readLink } from '../../upstream/decoding/value-readers.ts'
import { type Finding, findingsOf, someOf } from '../finding.ts'
import { readBannerLinks } from '../subject/banner-links.ts'
import type { Subject } from '../subject/open-subject.ts'

const { warning, ok } = findingsOf('content')
const docs = 'docs/platform.md'

/** What the operator has put on the pages: games for the home page, banners, and ways to reach support. */
export async function examineContent(subject: Subject, startup: Startup): Promise<Finding[]> {
  const { capabilities } = startup
  const findings = [
    ...(capabilities.includes('games') ? await findEmptyLists(subject) : []),
    ...(capabilities.includes('banners')
      ? findDeadLinks(subject, startup, await readBannerLinks(subject))
      : []),
    ...(await findNoContact(subject, startup)),
  ]
  if (findings.length > 0) return findings
  return [
    ok({
      code: 'contentThere',
      message: 'Games for the home page, banners that lead somewhere, and a way to reach support.',
    }),
  ]
}

/** A list that fails is named by the contract. */
async function findEmptyLists({ sites, brand }: Subject): Promise<Finding[]> {
  const counts = await Promise.all(
    gameListNames.map(async (list) => ({
      list,
      count: await sites.read(brand, shortList, { list }).then(
        ({ value }) => value.length,
        () => undefined,
      ),
    })),
  )
  const empty = counts.filter(({ count }) => count === 0).map(({ list }) => list)
  if (empty.length === 0) return []
  return [
    warning({
      code: 'gameListEmpty',
      message: `The platform lists no ${empty.join(', no ')} games: those of the product stand there, which the platform may not have.`,
      fix: 'Put some games of the brand on these lists.',
      docs,
    }),
  ]
}

function findDeadLinks(
  { brand: { host, origin, settings } }: Pick<Subject, 'brand'>,
  { capabilities }: Startup,
  links: readonly string[] = [],
): Finding[] {
  const leadsSomewhere = (link: string) => {
    if (readLink(link) === '') return false
    const { hostname, pathname } = new URL(link, origin)
    return (
      hostname !== host ||
      leadsToPage(pathname, capabilities) ||
      Object.hasOwn(settings.redirectsFile, pathname)
    )
  }
  const dead = links.filter((link) => !leadsSomewhere(link))
  if (dead.length === 0) return []
  return [
    warning({
      code: 'bannerLinkDead',
      message: `Banners lead to what is no page of the brand: ${someOf(dead)}. They are pictures alone.`,
      fix: 'Enter the path of a page that the brand has, such as /promotions, or an address with https.',
    }),
  ]
}

async function findNoContact(
  { call }: Pick<Subject, 'call'>,
  { capabilities, liveChat }: Startup,
): Promise<Finding[]> {
  if (liveChat.scriptUrl !== undefined) return []
  const channels = capabilities.includes('contact')
    ? await call('listContactChannels', {}).catch(() => undefined)
    : { items: [] }
  if (!channels || channels.items.length > 0) return []
  return [
    warning({
      code: 'contactMissing',
      message: 'Players have no way to reach support: there is neither a contact channel nor a live chat.',
      fix: 'Give the brand contact channels at the platform, or a live chat (CHAT_SCRIPT_URL).',
      docs: 'docs/operating/settings.md',
    }),
  ]
}
