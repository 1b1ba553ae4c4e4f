import t from 'tap'
import { openCashier } from './cashier-site.ts'

const status = '/api/cashier/deposit_status'

/** A player's deposit, as the platform tells it with some of its fields replaced. */
async function openDeposit(t: Parameters<typeof openCashier>[0]) {
  const { site, player } = await openCashier(t)
  const { control } = site.sandbox
  const winner = await player()
  const created = await winner.post('/api/cashier/deposits', { channelCode: 'qrph', amount: '500' })
  const { depositId } = created.json<{ depositId: string }>()
  return async (fields: Record<string, unknown>) => {
    const replace = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [`value.0.${name}`, value]),
    )
    const path = `/api/cashier/deposits/${depositId}`
    control.fault({ call: status, fault: { kind: 'drift', replace }, times: 1 })
    const answer = (await winner.get(path)).json<Record<string, unknown>>()
    // Drift of a field is logged once.
    return { answer, drifted: site.log.some(({ event }) => event === 'platformDrift') }
  }
}

t.test(
  'links of payment apps, and ones without a scheme, are links; one that runs code is none',
  async (t) => {
    const told = await openDeposit(t)
    for (const [written, read] of [
      ['gcash://pay?reference=7', 'gcash://pay?reference=7'],
      ['intent://pay#Intent;scheme=paymaya;end', 'intent://pay#Intent;scheme=paymaya;end'],
      ['//pay.example/7', 'https://pay.example/7'],
      [' https://pay.example/7\n', 'https://pay.example/7'],
    ] as const) {
      const { answer, drifted } = await told({ action_type: 'REDIRECT', action_url: written })
      t.equal(answer.actionUrl, read)
      t.notOk(drifted, written)
    }
    for (const written of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 7]) {
      const { answer, drifted } = await told({ action_type: 'REDIRECT', action_url: written })
      t.equal(answer.actionUrl, '')
      t.ok(drifted, `${written}`)
    }
  },
)

const png = `iVBORw0KGgo${'A'.repeat(80)}`

t.test('a QR picture is an address, a data address, or base64 alone', async (t) => {
  const told = await openDeposit(t)
  for (const [written, read] of [
    ['https://pay.example/qr.png', 'https://pay.example/qr.png'],
    [`data:image/png;base64,${png}`, `data:image/png;base64,${png}`],
    [`${png.slice(0, 60)}\n${png.slice(60)}`, `data:image/png;base64,${png}`],
  ] as const) {
    const { answer, drifted } = await told({ qr_image: written })
    t.equal(answer.qrImage, read)
    t.notOk(drifted, written)
  }
  for (const written of [
    'data:text/html;base64,PGI+',
    'data:image/svg+xml;base64,PHN2Zz4=',
    png.padEnd(2 ** 18, 'A'),
  ]) {
    const { answer, drifted } = await told({ qr_image: written })
    t.equal(answer.qrImage, '')
    t.ok(drifted, written.slice(0, 40))
  }
})

t.test(
  'a payment form has each of its fields as text, or is drift: its provider signs them all',
  async (t) => {
    const told = await openDeposit(t)
    const fields = { order: 7, test: false, note: null, name: 'Dana' }
    const { answer, drifted } = await told({ action_type: 'FORM_POST', action_fields: fields })
    t.same(answer.actionFields, { order: '7', test: 'false', note: '', name: 'Dana' })
    t.notOk(drifted)
    t.same((await told({ action_fields: [] })).answer.actionFields, {}, 'an empty list is an empty form')
    const nested = await told({ action_fields: { order: { id: 7 } } })
    t.same(nested.answer.actionFields, {})
    t.ok(nested.drifted)
  },
)
