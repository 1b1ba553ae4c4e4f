import { METHODS } from 'node:http'
import { uploadStallMs } from '@marquee/contracts/uploads'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { Config, Settings } from '../../settings/settings.ts'
import type { Trust } from '../hooks/every-request.ts'
import { closeSlowReaders, endSlowSenders } from './connections.ts'
import { handleClientErrors, handleExpectations, handleFrameworkErrors } from './malformed-requests.ts'

type ServerSettings = Pick<Config, 'publicScheme' | 'trustedProxies' | 'stalledReaderSeconds'>

// Twice what Node allows: other products on the domain may have filled the visitor's cookies.
const maxHeaderSize = 32_000
const longestHeadersMs = 30_000
// The largest file over a telephone line.
const longestRequestMs = 600_000

/** Makes the server of the public listener, without routes. What is no proper request is refused by it. */
export function createServer(
  { publicScheme, trustedProxies, stalledReaderSeconds }: ServerSettings,
  settings: Settings,
  isTrusted: Trust,
): FastifyInstance {
  const app = Fastify({
    logger: false,
    trustProxy: trustedProxies.rules.length > 0 && isTrusted,
    // A missing Host header is answered with a problem by `identifyRequests`. Most requests have no body to read.
    http: {
      requireHostHeader: false,
      optimizeEmptyRequests: true,
      maxHeaderSize,
      headersTimeout: longestHeadersMs,
    },
    bodyLimit: 64 * 1024,
    // Of a request as a whole; `endSlowSenders` is stricter.
    requestTimeout: longestRequestMs,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    schemaController: noSchemaCompilers(),
    frameworkErrors: handleFrameworkErrors(settings),
    clientErrorHandler: handleClientErrors(settings, publicScheme),
  })
  registerHttpMethods(app)
  app.server.on('checkExpectation', handleExpectations(settings))
  closeSlowReaders(app, stalledReaderSeconds * 1000)
  endSlowSenders(app, uploadStallMs)
  return app
}

/** Registers all HTTP methods with Fastify, so that unsupported ones get 405; an unregistered method would get 404. */
function registerHttpMethods(app: FastifyInstance): void {
  for (const method of METHODS) {
    if (method !== 'CONNECT' && !app.supportedMethods.includes(method))
      app.addHttpMethod(method, { hasBody: true })
  }
}

/** Spares Fastify's schema compilers, which take memory and are not used. */
export function noSchemaCompilers(): NonNullable<FastifyServerOptions['schemaController']> {
  const noCompiler = () => (): never => {
    throw new Error('Routes have no schemas: the contract validates requests and filters responses')
  }
  return { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } }
}
