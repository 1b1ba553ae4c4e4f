import { gamePages, pageOf, returnOf } from '#demo-games/demo-games.ts'
import { baccaratBets } from '#demo-games/games/baccarat.ts'
import type { ResponseBody } from '../open-sandbox.ts'
import { playTest } from './play-test.ts'
import { exactReturn } from './slot-return.ts'

/** The return that the rules of a game's page make, in percent; undefined where they do not say. */
function shareOf(page: string, rules: ResponseBody): number | undefined {
  if (page === 'slot') return exactReturn() * 100
  if (page === 'baccarat') {
    const { pays, chance } = baccaratBets.banker
    return pays * chance + 100 * baccaratBets.tie.chance
  }
  if (page === 'plinko')
    return rules.cups.medium.reduce(
      (sum: number, pays: number, cup: number) => sum + pays * rules.chances[cup],
      0,
    )
  if (page === 'fishing') return rules.prey[0].chance * rules.prey[0].pays * 100
  if (page === 'wheel') return rules.bets[0].multiple * rules.bets[0].chance * 100
  if (page === 'race') return rules.horses[0].chance * rules.horses[0].pays
  if (page === 'dice') return rules.pays[50] * 0.5
  return Number(rules.share ?? rules.returnHundredths) || undefined
}

playTest('the catalogue tells the returns that the games really have', async (t, open) => {
  const [site, player] = [await open.site(), await open.player()]
  const games: ResponseBody[] = []
  for (const page of [1, 2])
    games.push(
      ...(await open.post('/api/product/game_list', { ...site, game_type: '', page, per_page: 200 })).value,
    )
  const pages = new Map(
    games
      .filter(({ is_maintenance }) => !is_maintenance)
      .map((game) => [pageOf(game.game_type, game.game_code), game]),
  )
  t.same([...pages.keys()].toSorted(), [...gamePages].toSorted())
  for (const [page, game] of pages) {
    t.match(game, returnOf(page), page)
    if (page === 'slot' || page === 'table') continue
    const { rules } = (await open.launch([game.provider_code, game.game_code], player)).page
    const share = shareOf(page, rules)
    // Payouts are rounded to hundredths of a bet.
    t.ok(share && Math.abs(share - Number(game.rtp)) < 0.5, `${page}: ${share} ${game.rtp}`)
    if (rules.share && /^\d+\.\d\d$/.test(rules.share)) t.equal(game.rtp, rules.share, page)
  }
  t.equal((shareOf('slot', {}) ?? 0).toFixed(2), returnOf('slot').rtp)
})
