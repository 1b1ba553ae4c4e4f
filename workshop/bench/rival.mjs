// One rival in its own process: rival.mjs <kind> <port> <file with the facts as JSON>
import { readFileSync } from 'node:fs'
import { balance } from './rivals/balance.mjs'
import { cached } from './rivals/cached.mjs'
import { httpProxy } from './rivals/http-proxy.mjs'

/** @type {Record<string, (facts: any) => Promise<import('fastify').FastifyInstance>>} */
const rivals = { balance, cached, httpProxy }

const [kind = '', port, factsFile = ''] = process.argv.slice(2)
const start = rivals[kind]
if (!start) throw new Error(`There is no rival ${kind}`)
const app = await start(JSON.parse(readFileSync(factsFile, 'utf8')))
await app.listen({ port: Number(port), host: '127.0.0.1' })
