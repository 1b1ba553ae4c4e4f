import { readFileSync } from 'node:fs'
import type { Brand } from '../../../brands/brand.ts'
import { decimal } from '../../../money.ts'
import type { Deposit } from '../deposit.ts'
import { findChannel } from '../deposit-channels.ts'
import { payTexts } from './pay-texts.ts'

const style = readFileSync(new URL('./pay-page.css', import.meta.url), 'utf8')

/** A payment page: without a deposit it says that there is none. */
export interface PayPage {
  deposit: Deposit | undefined
  brand: Brand | undefined
  acceptLanguage: string
}

/**
 * The page of the wallet or bank that a deposit is paid on, as one HTML document without scripts. Its form posts the
 * player's `choice` to `POST ./<token>/choice`.
 */
export function payPage({ deposit, brand, acceptLanguage }: PayPage): string {
  const texts = payTexts(acceptLanguage)
  const body =
    deposit && brand ? payment(deposit, brand, texts) : `<section><p>${texts.unknown}</p></section>`
  return `<!doctype html>
<html lang="${texts.lang}" style="--hue:${brand?.hue ?? 255}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(brand?.siteName ?? texts.title)}</title>
<style>${style}</style>
</head>
<body><main>
${body}
<footer>${texts.demo}</footer>
</main></body>
</html>
`
}

function payment(deposit: Deposit, { siteName, domain }: Brand, texts: ReturnType<typeof payTexts>): string {
  const { amount, currency, reference_no, expires_at, pay_token, status } = deposit
  const isOpen = status === 'AWAITING_PAYMENT'
  const shown = new Intl.NumberFormat(texts.lang, {
    ...{ style: 'currency', currency, currencyDisplay: 'narrowSymbol' },
  })
  // Intl takes the exact decimal text; a number could lose centavos.
  const money = shown.format(decimal(amount) as `${number}`)
  const until = new Intl.DateTimeFormat(texts.lang, {
    ...{ dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Manila' },
  }).format(expires_at)
  const name = findChannel(deposit.channel_code)?.name ?? ''
  return `<header><img src="/art/brands/${encodeURIComponent(domain)}/icon.svg" alt="">
<div><strong>${escapeHtml(siteName)}</strong><span>${escapeHtml(name)}</span></div></header>
<section>
<h1>${texts.title}</h1>
<p class="amount" data-testid="amount">${money}</p>
<dl><dt>${texts.reference}</dt><dd>${reference_no}</dd>
${isOpen ? `<dt>${texts.until}</dt><dd>${until}</dd>` : ''}</dl>
${isOpen ? '' : `<p data-testid="over">${texts.over}</p>`}
<form method="post" action="/pay/${pay_token}/choice">
${isOpen ? `<button class="pay" name="choice" value="pay">${texts.pay} ${money}</button>` : ''}
${isOpen ? `<button name="choice" value="fail">${texts.fail}</button>` : ''}
<button class="leave" name="choice" value="leave">${texts.leave}</button>
</form>
</section>`
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
