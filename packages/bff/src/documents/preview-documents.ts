import type { Startup } from '@marquee/contracts/areas/site/startup'
import type { LanguageCode } from '@marquee/contracts/languages'
import { playerHint } from '@marquee/contracts/player-hint'
import type { PublicCall } from '@marquee/contracts/rendering'
import { seoRecord } from '../areas/site/public-seo.ts'
import { prepareText, type Representation } from '../cache/representation.ts'
import { ProblemError, problemBody } from '../errors/problem-error.ts'
import type { Preview } from '../previews/preview-links.ts'
import { sampleAnswers, visitorAnswers } from '../previews/sample-player.ts'
import { stressed } from '../previews/stress-site.ts'
import type { Brand } from '../request/request-context.ts'
import type { Sites } from '../sites/sites.ts'
import { contentPolicyName } from './head/content-policy.ts'
import type { PageAddress } from './page-address.ts'
import { plainPage, plainPagePolicy } from './plain-page.ts'
import type { DocumentSource, RenderDocument } from './render-document.ts'
import type { RenderQueue } from './render-queue.ts'

/** Renders the page of a preview from the brand's live data. */
export type RenderPreview = (request: {
  brand: Brand
  startup: Startup
  address: PageAddress
  preview: Preview
}) => Promise<Representation>

interface Options {
  render: RenderDocument
  sites: Sites
  queue: RenderQueue
  publicCall(brand: Brand): PublicCall
}

/** Makes the renderer of previews. Each is rendered anew: none is put into the cache of documents, or taken from it. */
export function createPreviewDocuments({ render, sites, queue, publicCall }: Options): RenderPreview {
  async function answersOf(brand: Brand, { site }: Startup, { hasPlayer, isStressed }: Preview) {
    if (!hasPlayer) return visitorAnswers
    // Through the operation, whose games have the addresses of their pictures. Without games the lists are empty.
    const games = publicCall(brand)('listGames', { query: { list: 'hot', perPage: 10 } })
    return sampleAnswers({
      currency: site.currency,
      games: await games.then(({ games }) => games).catch(() => []),
      isStressed,
    })
  }

  return async ({ brand, startup, address, preview }) => {
    const value = preview.isStressed ? stressed(startup) : startup
    const [seo, answers] = await Promise.all([
      address.page && sites.read(brand, seoRecord, { page: address.page }).catch(() => undefined),
      answersOf(brand, value, preview),
    ])
    const { frameOrigin, hasPlayer } = preview
    const cookie = hasPlayer ? `${playerHint}=1` : ''
    const source: DocumentSource = {
      brand,
      address,
      startup: { ok: true, value, theme: preview.theme },
      seo: seo?.value,
      preview: { data: { answers, refusal, frameOrigin, cookie }, frameOrigin },
    }
    const { document } = await queue.run(brand.host, 'later', (turn) => render(source, turn))
    return document
  }
}

/** What a preview answers to everything that would change something. The page need not show it: the preview says it. */
const refusal = { ...problemBody(new ProblemError('refused'), ''), handling: 'log' }

/** For whoever was sent the link, in each language: the address does not say which is theirs. */
const texts: Record<LanguageCode, { title: string; text: string }> = {
  EN: { title: 'This preview has ended', text: 'Ask the person who sent you the link for a new one.' },
  PHP: { title: 'Tapos na ang preview na ito', text: 'Humingi ng bagong link sa nagpadala nito sa iyo.' },
  CN: { title: '此预览已失效', text: '请向发送链接的人索取新的链接。' },
}

/** The page of a preview link that has expired or was changed. */
export function endedPreviewPage(): Promise<Representation> {
  return prepareText(plainPage(texts), {
    status: 404,
    contentType: 'text/html; charset=utf-8',
    headers: {
      [contentPolicyName]: plainPagePolicy,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    },
  })
}
