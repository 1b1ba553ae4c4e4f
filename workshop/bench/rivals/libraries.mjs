// The libraries of the rivals, in the versions of the gateway.
import { createRequire } from 'node:module'

const ofGateway = createRequire(new URL('../../../packages/bff/package.json', import.meta.url))

/** @type {typeof import('fastify')} */
export const Fastify = ofGateway('fastify')
/** @type {typeof import('@fastify/cookie').default} */
export const fastifyCookie = ofGateway('@fastify/cookie')
/** @type {typeof import('@fastify/rate-limit').default} */
export const fastifyRateLimit = ofGateway('@fastify/rate-limit')
/** @type {typeof import('pino')} */
export const { pino } = ofGateway('pino')
/** @type {typeof import('undici')} */
export const { Agent } = ofGateway('undici')
/** @type {typeof import('jose')} */
export const { EncryptJWT, jwtDecrypt } = ofGateway('jose')
/** @type {typeof import('zod/mini')} */
export const z = ofGateway('zod/mini')
