import { METHODS } from 'node:http'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { Config } from '../../config/config.ts'
import type { Trust } from '../hooks/identify-requests.ts'
import { closeSlowReaders } from './connections.ts'
import { handleClientErrors, handleExpectations, handleFrameworkErrors } from './malformed-requests.ts'

/** Makes the server of the public listener, without routes. What is no proper request is refused by it. */
export function createServer(
  { trustedProxies, stalledReaderMs }: Pick<Config, 'trustedProxies' | 'stalledReaderMs'>,
  security: Readonly<Record<string, string>>,
  isTrusted: Trust,
): FastifyInstance {
  const app = Fastify({
    logger: false,
    trustProxy: trustedProxies.rules.length > 0 && isTrusted,
    // A missing Host header is answered with a problem by `identifyRequests`. Most requests have no body to read.
    http: { requireHostHeader: false, optimizeEmptyRequests: true },
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    schemaController: noSchemaCompilers(),
    frameworkErrors: handleFrameworkErrors(security),
    clientErrorHandler: handleClientErrors(security),
  })
  registerHttpMethods(app)
  app.server.on('checkExpectation', handleExpectations(security))
  closeSlowReaders(app, stalledReaderMs)
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
