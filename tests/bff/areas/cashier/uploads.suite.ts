import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { maxUploadBytes } from '@marquee/contracts/uploads'
import t, { type Test } from 'tap'
import { until } from '../../../support/until.ts'
import { fetchHost, openCashier } from './cashier-site.ts'

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const picture = (bytes = 1000) => new File([Buffer.concat([png, Buffer.alloc(bytes - 8, 7)])], 'me.png')

/** A deposit that waits for its receipt, and a way to hand one in. */
async function openReceipt(t: Test) {
  const { site, player } = await openCashier(t)
  const winner = await player('winner', fetchHost)
  const body = { channelCode: 'bdo-transfer', amount: '500' }
  const { depositId } = (await winner.post('/api/cashier/deposits', body)).json<{ depositId: string }>()
  const { control } = site.sandbox
  control.clearCalls()

  async function send(form: BodyInit, headers: Record<string, string> = {}) {
    const response = await fetch(`${site.url}/api/cashier/deposits/${depositId}/receipt`, {
      method: 'POST',
      body: form,
      headers: { cookie: winner.cookie, ...headers },
    })
    const { status } = response
    return { status, json: (await response.json()) as { code?: string; status?: string; errors?: object[] } }
  }
  const calls = () => [
    ...control.calls('/api/cashier/upload'),
    ...control.calls('/api/cashier/deposit_receipt'),
  ]
  return { site, winner, depositId, send, calls }
}

const formOf = (...parts: [string, string | File][]) => {
  const form = new FormData()
  for (const [name, value] of parts) form.append(name, value)
  return form
}

t.test('a receipt reaches the platform under a name of ours', async (t) => {
  const { site, depositId, send } = await openReceipt(t)
  const { status, json } = await send(formOf(['file', picture(300_000)]))
  t.match([status, json], [200, { depositId, status: 'FOR_REVIEW' }])
  const [upload] = site.sandbox.control.calls('/api/cashier/upload')
  t.match(upload?.payload, { auth: /./, account_id: 'winner', file: { type: 'image/png', size: 300_000 } })
  t.notMatch(JSON.stringify(upload), 'me.png')
  t.equal(site.sandbox.control.calls('/api/cashier/deposit_receipt').length, 1)
})

t.test('the largest file is taken, one byte more is not', async (t) => {
  const { send, calls } = await openReceipt(t)
  const tooLarge = await send(formOf(['file', picture(maxUploadBytes + 1)]))
  t.match(tooLarge, { status: 413, json: { code: 'fileTooLarge', errors: [{ path: 'file' }] } })
  t.same(calls(), [], 'the platform has received no whole file')
  const farTooLarge = await send(formOf(['file', picture(2 * maxUploadBytes)]))
  t.match(farTooLarge, { status: 413, json: { code: 'fileTooLarge' } })
  t.match(await send(formOf(['file', picture(maxUploadBytes)])), { status: 200 })
})

t.test('a file is judged by its content, whatever it is called', async (t) => {
  const { send, calls } = await openReceipt(t)
  const lies = [
    new File(['<script>alert(1)</script>'], 'receipt.png', { type: 'image/png' }),
    new File(['GIF89a'], 'receipt.jpg', { type: 'image/jpeg' }),
    new File([''], 'empty.png', { type: 'image/png' }),
  ]
  for (const file of lies)
    t.match(await send(formOf(['file', file])), { status: 422, json: { code: 'fileTypeInvalid' } })
  t.same(calls(), [])
})

t.test('any other form is refused and never reaches the platform', async (t) => {
  const { send, calls } = await openReceipt(t)
  const forms: [string, FormData][] = [
    ['no file', formOf()],
    ['text instead of a file', formOf(['file', 'x'])],
    ['two files', formOf(['file', picture()], ['file', picture()])],
    ['another file', formOf(['file', picture()], ['photo', picture()])],
    ['a file by another name', formOf(['photo', picture()])],
    ['an unknown field', formOf(['depositId', 'D9'], ['file', picture()])],
    ['a field after the file', formOf(['file', picture()], ['type', 'x'])],
  ]
  for (const [what, form] of forms) {
    const { status, json } = await send(form)
    t.match([status, json.code], [400, 'invalidRequest'], what)
  }
  const type = { 'content-type': 'multipart/form-data; boundary=b' }
  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="x"\r\n\r\n'
  const broken: [string, string, Record<string, string>][] = [
    ['nothing', '', type],
    ['no parts', 'x', type],
    ['no end', `${head}%PDF-1.4`, type],
    ['no boundary', `${head}%PDF-1.4\r\n--b--\r\n`, { 'content-type': 'multipart/form-data; x=y' }],
  ]
  for (const [what, body, headers] of broken) {
    const { status, json } = await send(body, headers)
    t.match([status, json.code], [400, 'invalidRequest'], what)
  }
  t.same(calls(), [])
})

t.test('a second file that comes late stops the first on its last step', async (t) => {
  const { site, winner, depositId, calls } = await openReceipt(t)
  const sending = request({
    port: site.port,
    host: fetchHost,
    path: `/api/cashier/deposits/${depositId}/receipt`,
    method: 'POST',
    headers: { cookie: winner.cookie, 'content-type': 'multipart/form-data; boundary=b' },
  })
  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="x"\r\n\r\n'
  const answered = once(sending, 'response')
  sending.write(`${head}%PDF-1.4 ${'x'.repeat(1000)}\r\n--b\r\n`)
  await sleep(500)
  sending.end(`${head.slice(5)}%PDF-1.4\r\n--b--\r\n`)
  const [{ statusCode }] = await answered
  t.equal(statusCode, 400)
  t.same(calls(), [])
})

t.test('uploads take forms alone, and only they do; from our own pages alone', async (t) => {
  const { site, winner, send, calls } = await openReceipt(t)
  t.match(await send('{}', { 'content-type': 'application/json' }), { status: 415 })
  t.match(await send(formOf(['file', picture()]), { 'sec-fetch-site': 'cross-site' }), {
    status: 403,
    json: { code: 'crossSite' },
  })
  t.match(await send(formOf(['file', picture()]), { cookie: '' }), { status: 401 })
  const elsewhere = await fetch(`${site.url}/api/cashier/deposits`, {
    method: 'POST',
    body: formOf(['file', picture()]),
    headers: { cookie: winner.cookie, 'idempotency-key': randomUUID() },
  })
  t.equal(elsewhere.status, 415)
  t.same(calls(), [])
})

t.test('a document comes with its kind, which is judged before anything is sent', async (t) => {
  const { site, player } = await openCashier(t)
  const { cookie } = await player('nokyc', fetchHost)
  const send = async (...parts: [string, string | File][]) => {
    const body = formOf(...parts)
    const response = await fetch(`${site.url}/api/kyc/documents`, {
      method: 'POST',
      body,
      headers: { cookie },
    })
    return { status: response.status, json: await response.json() }
  }
  const { control } = site.sandbox
  t.match(await send(['file', picture()]), {
    status: 400,
    json: { errors: [{ path: 'type', code: 'required' }] },
  })
  t.match(await send(['type', 'x y'], ['file', picture()]), { status: 400 })
  t.same(control.calls('/api/cashier/upload'), [])
  t.match(await send(['type', 'ID_FRONT'], ['file', picture()]), { status: 200, json: { type: 'ID_FRONT' } })
  const [{ payload } = { payload: {} }] = control.calls('/api/kyc/upload')
  t.match(payload, { type: 'ID_FRONT', file_key: /./, request_id: /^[\da-f-]{36}$/ })
})

t.test('an upload that the client breaks off is broken off towards the platform', async (t) => {
  const { site, winner, depositId, send, calls } = await openReceipt(t)
  const leaving = request({
    port: site.port,
    host: fetchHost,
    path: `/api/cashier/deposits/${depositId}/receipt`,
    method: 'POST',
    headers: { cookie: winner.cookie, 'content-type': 'multipart/form-data; boundary=b' },
  })
  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="x"\r\n\r\n%PDF-1.4 '
  leaving.on('error', () => {}).write(head + 'x'.repeat(200_000))
  await sleep(300)
  leaving.destroy()
  await until('the gateway has seen it leave', () =>
    site.log.some(({ kind, left }) => kind === 'request' && left === 'duringRequest'),
  )
  t.same(calls(), [], 'no whole file has arrived')
  t.match(await send(formOf(['file', picture()])), { status: 200 }, 'another one goes through')
})
