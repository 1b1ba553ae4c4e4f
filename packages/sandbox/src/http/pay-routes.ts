import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deposit } from '../areas/cashier/deposit.ts'
import { moveDeposit } from '../areas/cashier/deposit.ts'
import { payFields } from '../areas/cashier/deposit-item.ts'
import { payPage } from '../areas/cashier/pay/pay-page.ts'
import { brandByDomain } from '../brands/brand-by-domain.ts'
import { runDueSteps } from '../due-steps.ts'
import type { Platform } from '../platform.ts'

interface Visit {
  Params: { token: string }
  Body: Record<string, string>
}

/** Mounts the page that a deposit is paid on, for `REDIRECT` by GET and for `FORM_POST` by POST. */
export function mountPay(app: FastifyInstance, platform: Platform): void {
  // Of its own, so that no call of the platform takes a form.
  app.register(async (pages) => {
    const form = 'application/x-www-form-urlencoded'
    pages.addContentTypeParser(form, { parseAs: 'string' }, async (_request: FastifyRequest, body: string) =>
      Object.fromEntries(new URLSearchParams(body)),
    )
    pages.get<Visit>('/pay/:token', (request, reply) =>
      showPage(platform, request, reply, findPayment(platform, request.params.token)),
    )
    pages.post<Visit>('/pay/:token', (request, reply) => {
      const deposit = findPayment(platform, request.params.token)
      const isSigned = deposit && request.body?.signature === payFields(deposit).signature
      return showPage(platform, request, reply, isSigned ? deposit : undefined)
    })
    pages.post<Visit>('/pay/:token/choice', (request, reply) => {
      const deposit = findPayment(platform, request.params.token)
      if (deposit?.status === 'AWAITING_PAYMENT') choose(platform, deposit, request.body?.choice)
      const address = deposit && returnAddress(deposit)
      return address
        ? reply.code(303).header('location', address).send()
        : showPage(platform, request, reply, findPayment(platform, request.params.token))
    })
  })
}

function findPayment(platform: Platform, token: string): Deposit | undefined {
  runDueSteps(platform)
  return platform.db.one<Deposit>`SELECT * FROM deposits WHERE pay_token = ${token}`
}

function choose(platform: Platform, deposit: Deposit, choice: string | undefined): void {
  if (choice === 'pay') moveDeposit(platform, deposit, 'PROCESSING')
  if (choice === 'fail') moveDeposit(platform, deposit, 'FAILED', 'paymentDeclined')
}

/** Back to the brand, which `deposit_create` checked; `deposit_id` tells the page there what it is about. */
function returnAddress({ return_url, deposit_id }: Deposit): string | undefined {
  const url = URL.parse(return_url)
  url?.searchParams.set('deposit_id', deposit_id)
  return url?.href
}

function showPage(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  deposit: Deposit | undefined,
): FastifyReply {
  const brand = deposit && brandByDomain(platform, deposit.domain)
  const origin = URL.parse(deposit?.return_url ?? '')?.origin ?? ''
  // A form may lead to where its response redirects, too.
  const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self' ${origin}; base-uri 'none'`
  return reply
    .code(deposit ? 200 : 404)
    .headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': policy,
    })
    .type('text/html; charset=utf-8')
    .send(payPage({ deposit, brand, acceptLanguage: request.headers['accept-language'] ?? '' }))
}
