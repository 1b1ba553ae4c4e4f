import { readFileSync } from 'node:fs'
import { escapeXml } from '../../art/svg-text.ts'
import type { Launch } from '../frame/game-page.ts'
import { checkMarkup, dataUri, gameStyle, inlineModules, safeLink, scriptJson } from '../frame/page-parts.ts'
import { linePay, paylines, reelStrips, returnToPlayer, slotSymbols } from './slot-rules.ts'
import { slotSymbolArt } from './slot-symbol-art.ts'
import { slotTexts } from './slot-texts.ts'

/** What the slot's page is made from. Amounts are decimal strings in `currency`; `bets` are in ascending order. */
export interface SlotLaunch extends Launch {
  balance: string
  /** The hash of the seed of the next round. */
  nextHash: string
  bets: readonly string[]
}

const asset = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const style = [
  '../frame/base',
  'slot-machine',
  '../frame/controls',
  '../frame/dialog',
  '../frame/check',
  'slot-paytable',
  'slot-shapes',
  '../frame/framed',
]
  .map((part) => asset(`./${part}.css`))
  .join('\n')
const modules = [
  ...['pending-round', 'play-request', 'reel', 'win-display', 'bet-selector', 'round-check', 'refusal-text'],
  'site-around',
  'slot',
]
const script = inlineModules(modules.map((name) => asset(`../client/${name}.js`)))

const symbolStyle = Object.entries(slotSymbolArt())
  .map(([symbol, svg]) => `.s-${symbol}{background-image:${dataUri(svg)}}`)
  .join('\n')

function clientData(launch: SlotLaunch): string {
  const { language, mode, ticket, roundsOf, balance, nextHash, currency, bets } = launch
  const pays = slotSymbols.map((symbol) => [symbol, [3, 4, 5].map((count) => linePay(symbol, count))])
  return scriptJson({
    mode,
    ticket,
    roundsOf,
    balance,
    nextHash,
    currency,
    bets,
    texts: slotTexts[language],
    paylines,
    pays,
    strips: reelStrips,
  })
}

function payLineFigures(): string {
  const figure = (rows: readonly number[]) =>
    `<svg viewBox="0 0 50 30" aria-hidden="true"><polyline points="${rows.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(' ')}"/></svg>`
  return paylines.map(figure).join('')
}

/**
 * The slot as one HTML document: style, script and pictures inlined, requests only to its own origin
 * (`POST ./spin` with `{ ticket, bet, roundId }`). The server responds to a repeated `roundId` with the result of the
 * first, so that the page can retry safely.
 */
export function slotPage(launch: SlotLaunch): string {
  const texts = slotTexts[launch.language]
  const share = `${(returnToPlayer * 100).toFixed(2)}%`
  const title = escapeXml(launch.title)
  return `<!doctype html>
<html lang="${texts.lang}" data-state="loading">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}\n${gameStyle({ ...launch, category: 'slots' })}\n${symbolStyle}</style>
</head>
<body>
${launch.mode === 'DEMO' ? `<p class="demo" data-testid="demo">${texts.demo}</p>` : ''}
<header>
  <a class="round" href="${safeLink(launch.lobbyUrl)}" id="lobby" target="_top" aria-label="${texts.lobby}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M14.5 5.5 8 12l6.5 6.5"/></svg></a>
  <h1>${title}</h1>
  <button class="round" type="button" id="open-paytable" aria-label="${texts.paytable}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 7h16M4 12h16M4 17h10"/></svg></button>
</header>
<main>
  <div class="motif" aria-hidden="true"></div>
  <div class="machine">
    <div class="reels" id="reels" role="img" aria-label="${title}"></div>
    <svg class="lines" id="lines" viewBox="0 0 500 300" preserveAspectRatio="none" aria-hidden="true"></svg>
    <div class="cheer" id="cheer" aria-hidden="true"><span>${texts.bigWin}</span><b></b></div>
  </div>
  <p class="message" id="message" role="status">${texts.goodLuck}</p>
</main>
<footer>
  <dl>
    <div><dt>${texts.balance}</dt><dd data-testid="balance" id="balance"></dd></div>
    <div class="won"><dt>${texts.win}</dt><dd data-testid="win" id="win"></dd></div>
  </dl>
  <div class="bet">
    <button class="round" type="button" id="less" aria-label="${texts.less}">−</button>
    <span><small>${texts.bet}</small><output data-testid="bet" id="bet"></output></span>
    <button class="round" type="button" id="more" aria-label="${texts.more}">+</button>
  </div>
  <button class="spin" type="button" data-testid="spin" id="spin" aria-label="${texts.spin}" disabled><svg viewBox="0 0 48 48" aria-hidden="true"><path d="M38 17A16 16 0 1 0 40 24M39 8v10H29"/></svg><span>${texts.spin}</span></button>
</footer>
<dialog id="paytable" aria-labelledby="paytable-title">
  <h2 id="paytable-title">${texts.paytable}</h2>
  <div class="pays" id="pays"></div>
  <h3>${texts.lines.replace('{count}', String(paylines.length))}</h3>
  <div class="figures">${payLineFigures()}</div>
  <p>${texts.rules.replace('{share}', share)}</p>
  ${checkMarkup(texts)}
  <form method="dialog"><button class="plain">${texts.close}</button></form>
</dialog>
<script type="application/json" id="launch">${clientData(launch)}</script>
<script>${script}</script>
</body>
</html>
`
}
