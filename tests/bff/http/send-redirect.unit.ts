import Fastify from 'fastify'
import t from 'tap'
import { sendRedirect } from '#bff/http/response/send-redirect.ts'

const app = Fastify()
t.teardown(() => app.close())
app.get<{ Querystring: { to: string; leave?: string } }>('/', (request, reply) => {
  const { to, leave } = request.query
  return sendRedirect(reply, to, { status: 302, cacheControl: 'no-store', mayLeave: leave !== undefined })
})

/** Where a redirect to this address leads; undefined where it is refused. */
async function follow(to: string, mayLeave = false): Promise<string | undefined> {
  const { headers } = await app.inject({ url: '/', query: { to, ...(mayLeave && { leave: '' }) } })
  return headers.location?.toString()
}

t.test('a redirect leads to a path of the site, whoever asks for it', async (t) => {
  for (const own of ['/', '/slots', '/slots?next=//evil.example#a//b', '/a%20b'])
    t.equal(await follow(own), own)
  for (const out of [
    '//evil.example',
    '/\\evil.example',
    '/%2fevil.example',
    'https://evil.example',
    '',
    'slots',
  ])
    t.equal(await follow(out), undefined, out)
})

t.test('only where the operator says so it leads away, to a web page', async (t) => {
  t.equal(await follow('https://partner.example/a', true), 'https://partner.example/a')
  for (const wrong of ['//evil.example', 'javascript:alert(1)', 'https:/evil.example', 'https://'])
    t.equal(await follow(wrong, true), undefined, wrong)
})
