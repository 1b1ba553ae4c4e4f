import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { type LanguageCode, languageCodes } from '@marquee/contracts/languages'
import type { FastifyInstance } from 'fastify'
import { oncePerValue } from '../../cache/cached.ts'
import { prepareText, type Representation } from '../../cache/representation.ts'
import type { ClientFiles } from '../../client-files/client-files.ts'
import type { Redirects } from '../../config/redirects-file.ts'
import type { WebBundle } from '../../documents/web-bundle.ts'
import { ProblemError } from '../../errors/problem-error.ts'
import { brandOf } from '../operations/access-checks.ts'
import { sendRepresentation } from '../response/send-body.ts'

/**
 * Serves the id of the newest build to open pages, and of this one the brand's redirects (specification, sections 2 and 4)
 * and the files of its pages in a language, for those that are fetched ahead.
 * `timestamp` is when it was built, in milliseconds since 1970.
 */
export async function mountBuilds(
  app: FastifyInstance,
  { buildId: id, builtAtMs: timestamp, filesOfPages }: WebBundle,
): Promise<void> {
  const description = {
    contentType: 'application/json; charset=utf-8',
    headers: { 'cache-control': 'public, max-age=0, must-revalidate' },
  }
  const latest = await prepareText(JSON.stringify({ id, timestamp }), description)
  const metaWith = oncePerValue((redirects: Redirects) =>
    prepareText(JSON.stringify({ id, timestamp, redirects }), description),
  )
  const files = new Map<LanguageCode, Promise<Representation>>()
  const filesIn = (language: LanguageCode) => {
    const known = files.get(language) ?? prepareText(JSON.stringify(filesOfPages(language)), description)
    files.set(language, known)
    return known
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/builds/latest.json',
    async handler(request, reply) {
      request.context.operation = 'build'
      return sendRepresentation(request, reply, latest)
    },
  })
  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/builds/meta/:file',
    async handler(request, reply) {
      const { file } = request.params
      const language = languageCodes.find((code) => file === `${id}.${code}.json`)
      if (!language && file !== `${id}.json`) throw new ProblemError('notFound')
      request.context.operation = 'build'
      const { redirectsFile } = brandOf(request).settings
      return sendRepresentation(
        request,
        reply,
        await (language ? filesIn(language) : metaWith(redirectsFile)),
      )
    },
  })
}

const assets = '/assets/'

/**
 * Serves the client's built files, and those of other builds, which open pages and pages of other replicas ask for. Their
 * names contain a hash of the content, so browsers may cache them for good.
 */
export async function mountAssets(
  app: FastifyInstance,
  clientFolder: string,
  otherBuilds: Pick<ClientFiles, 'find'>,
): Promise<void> {
  const serve = async (scope: FastifyInstance) => {
    scope.addHook('onRequest', (request, _reply, done) => {
      request.context.operation = 'asset'
      done()
    })
    // What is no file of this build comes here.
    scope.setNotFoundHandler(async (request, reply) => {
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      const [path = ''] = request.url.split('?')
      const file = isRead ? await otherBuilds.find(path.slice(assets.length)) : undefined
      if (!file) throw new ProblemError('notFound')
      return sendRepresentation(request, reply, file)
    })
    await scope.register(fastifyStatic, {
      root: join(clientFolder, 'assets'),
      prefix: '/',
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      decorateReply: false,
      index: false,
    })
  }
  await app.register(serve, { prefix: assets })
}
