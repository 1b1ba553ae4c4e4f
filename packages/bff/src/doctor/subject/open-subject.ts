import type { PublicCall } from '@marquee/contracts/rendering'
import pino from 'pino'
import { Agent, type Dispatcher } from 'undici'
import { handlers } from '../../areas/handlers.ts'
import type { BrandDirectory } from '../../brands/brand-directory.ts'
import { createDocumentRenderer, type RenderDocument } from '../../documents/render-document.ts'
import type { WebBundle } from '../../documents/web-bundle.ts'
import { createPublicCall } from '../../http/operations/public-call.ts'
import { createImageSource, createMediaPaths, type ImageSource } from '../../images/image-source.ts'
import type { DriftRecord, PlatformCallRecord } from '../../observability/events.ts'
import { createLogFrom } from '../../observability/log.ts'
import { decodeOnThread } from '../../platform/decode-on-thread.ts'
import type { Brand } from '../../request/request-context.ts'
import { platformOptions } from '../../settings/platform-options.ts'
import type { Config } from '../../settings/settings.ts'
import { openCache } from '../../sites/open-cache.ts'
import { createImageAddresses } from '../../sites/pictures.ts'
import type { Sites } from '../../sites/sites.ts'
import { createSites } from '../../sites/sites.ts'
import { readTemplateFiles } from '../../templates/template-files.ts'
import { createPlatform, type Platform } from '../../upstream/platform.ts'

/** What was seen of the platform, oldest first. */
export interface Records {
  calls: PlatformCallRecord[]
  drifts: DriftRecord[]
}

/** An account at the platform, for tests. */
export interface TestAccount {
  accountId: string
  password: string
}

/** A brand, and what of the gateway would serve it. */
export interface Subject {
  config: Config
  brand: Brand
  brands: BrandDirectory
  platform: Platform
  /** For signing the test account in and out, which is a write. */
  connection: Platform
  /** A player of the brand who may be signed in, if the operator names one. */
  account: TestAccount | undefined
  records: Records
  sites: Sites
  /** Answers public operations, as for the pages. */
  call: PublicCall
  bundle: WebBundle
  /** The operator's own templates as their schema accepts them, and the files that it does not. */
  ownTemplates: ReturnType<typeof readTemplateFiles>
  images: ImageSource
  render: RenderDocument
  /** For other hosts than the platform's. */
  web: Dispatcher
  /** Aborts when the time for all examinations is over. */
  signal: AbortSignal
  close(): Promise<void>
}

interface Examined {
  config: Config
  brand: Brand
  brands: BrandDirectory
  bundle: WebBundle
  account: TestAccount | undefined
  signal: AbortSignal
}

/** Puts together what would serve a brand: without listeners, log, disk and Redis, and with reads alone. */
export async function openSubject(examined: Examined): Promise<Subject> {
  const { config, brand, bundle, signal } = examined
  const log = createLogFrom(pino({ level: 'silent' }), () => undefined)
  const records: Records = { calls: [], drifts: [] }
  const connection = createPlatform({
    ...platformOptions(config),
    onCall: (record) => void records.calls.push(record),
    onDrift: (record) => void records.drifts.push(record),
    onRetryDenied: () => {},
    onBreaker: () => {},
    decodeOnThread,
  })
  const platform = readsOnly(connection, config, signal)
  const inMemory = { ...config, snapshotDirectory: undefined, redisUrl: undefined }
  const { cache } = await openCache(inMemory, [], log, () => {})
  const imageAddress = createImageAddresses(config)
  const sites = createSites(config, { platform, cache, fill: undefined, imageAddress }, log)
  const publicCall = createPublicCall(handlers, sites)
  const images = createImageSource({
    upstreamUrl: config.upstreamUrl,
    resolveMedia: createMediaPaths(config),
  })
  const web = openWeb()
  return {
    ...examined,
    platform,
    connection,
    records,
    sites,
    call: publicCall(brand),
    ownTemplates: readOwnTemplates(config),
    images,
    // What failed is in the records.
    render: createDocumentRenderer(bundle, sites, publicCall, () => {}),
    web,
    async close() {
      await Promise.all([connection.close(), images.close(), web.close()])
    },
  }
}

/** Contrast is judged apart, so only the schema keeps a file out. */
function readOwnTemplates({ templatesDirectory }: Config): Subject['ownTemplates'] {
  if (templatesDirectory === undefined) return { templates: new Map(), problems: [] }
  return readTemplateFiles(templatesDirectory, new Map(), () => [])
}

const patienceMs = 5000
const maxBytes = 4 * 1024 * 1024

/** Opens the connections to other hosts than the platform's, which get little time and may send little. */
export function openWeb(): Dispatcher {
  return new Agent({
    connectTimeout: patienceMs,
    headersTimeout: patienceMs,
    bodyTimeout: patienceMs,
    maxResponseSize: maxBytes,
  })
}

/** A call was not made, because it may change something at the platform. */
export class WriteRefused extends Error {
  override readonly name = 'WriteRefused'
}

/**
 * The platform as it may be examined: reads alone, by the contract and by the operator's `PLATFORM_FILE`, and none after
 * the signal has aborted.
 */
export function readsOnly(
  platform: Platform,
  { platformFile }: Pick<Config, 'platformFile'>,
  signal: AbortSignal,
): Platform {
  return {
    async call(call, identity, input, context) {
      const kind = platformFile.kinds[call.path] ?? call.kind
      if (call.kind !== 'read' || kind !== 'read') throw new WriteRefused(`${call.path} is a write`)
      return platform.call(call, identity, input, { ...context, signal })
    },
    close: () => platform.close(),
  }
}
