import t from 'tap'
import { drawList } from '#bff/platform/games/draws.ts'
import { gameList, hotGames, matchList, providerList, tableList } from '#bff/platform/games/games.ts'
import { readAnswer } from '../../read-answer.ts'

const lean = {
  game_code: 'gold-rush',
  game_name: 'Gold Rush',
  game_type: 'SLOTS',
  img_url: '/x.svg',
  provider_code: 'JILI',
}
const leanRead = {
  gameCode: 'gold-rush',
  gameName: 'Gold Rush',
  gameNameLocal: '',
  gameType: 'SLOTS',
  category: 'slots',
  gameImage: '/x.svg',
  providerCode: 'JILI',
  providerName: 'JILI',
  isHot: false,
  isNew: false,
  isMaintenance: false,
  maintenanceUntil: '',
  hasDemo: false,
}

t.test('a list with only the fields of the specification is not drift', async (t) => {
  const { output, drifts } = readAnswer(hotGames, undefined, { value: [lean] })
  t.strictSame(output, [leanRead])
  t.same(drifts, [])
})

t.test('a list with all fields', async (t) => {
  const rich = {
    ...lean,
    game_name_local: 'Ginto',
    is_hot: 1,
    is_new: true,
    is_maintenance: '0',
    has_demo: '1',
    tags: [],
  }
  const { output } = readAnswer(
    gameList,
    { gameType: '', page: 1, perPage: 10 },
    { value: [rich], total: '1', list_version: 7 },
  )
  t.strictSame(output, {
    games: [{ ...leanRead, gameNameLocal: 'Ginto', isHot: true, isNew: true, hasDemo: true }],
    total: 1,
    listVersion: '7',
  })
})

t.test('a game that cannot be opened is left out, one without a name goes by its code', async (t) => {
  const items = [
    { ...lean, game_code: '' },
    { ...lean, provider_code: undefined },
    { ...lean, game_name: '' },
  ]
  const { output } = readAnswer(hotGames, undefined, { value: items })
  t.same(
    output.map(({ gameName }) => gameName),
    ['gold-rush'],
  )
})

t.test('a game of a type that is not known has no category', async (t) => {
  t.equal(
    readAnswer(hotGames, undefined, { value: [{ ...lean, game_type: 'KENO' }] }).output[0]?.category,
    null,
  )
})

t.test('providers', async (t) => {
  const provider = { provider_code: 'EVOPLAY', provider_name: '', img_url: '', game_type: 'SLOTS' }
  const { output, drifts } = readAnswer(
    providerList,
    { gameType: '' },
    {
      value: [
        provider,
        { ...provider, provider_code: '' },
        { ...provider, provider_code: 'JILI', launch_mode: 'redirect', sort: '2' },
      ],
    },
  )
  t.same(drifts, [])
  t.hasStrict(output, [
    {
      providerCode: 'EVOPLAY',
      providerName: 'Evoplay',
      launchMode: 'POPUP',
      hasLobby: false,
      supportedCurrencies: [],
    },
    { providerCode: 'JILI', launchMode: 'REDIRECT', sort: 2 },
  ])
  t.equal(output.length, 2)
})

const match = {
  match_id: 12,
  sport: 'football',
  league_name: 'League',
  home_team_name: 'Cebu',
  away_team_name: 'Davao',
  league_name_cn: '联赛',
  home_name_cn: '宿务',
  starts_at: '2030-01-01T19:30:00+08:00',
  is_live: false,
  odds: { home: '1.85', draw: 3.2, away: 1.95 },
}

t.test('a game’s return is a percentage, and its volatility one of three words', async (t) => {
  const read = (more: object) => readAnswer(hotGames, undefined, { value: [{ ...lean, ...more }] }).output[0]
  t.match(read({ rtp: '96.50', volatility: 'high' }), { rtp: '96.50', volatility: 'HIGH' })
  t.match(read({ rtp: 96.5 }), { rtp: /^96\.50?$/ })
  for (const rtp of ['0.965', '0', '', 'unknown', '120']) t.strictSame(read({ rtp }), leanRead, rtp)
  t.strictSame(read({ volatility: 'BUMPY' }), leanRead)
})

t.test('results of draws', async (t) => {
  const game = {
    ...{ provider_code: 'TCGLOTTERY', game_code: 'manila-3d', game_type: 'LOTTERY', game_name: 'Manila 3D' },
    draws: [{ draw_id: 12, drawn_at: '2030-01-01T21:00:00+08:00', numbers: [4, '07'] }],
  }
  const read = (...value: object[]) => readAnswer(drawList, { gameType: 'LOTTERY' }, { value }).output.games
  t.match(read(game), [
    { gameName: 'Manila 3D', gameNameLocal: '', draws: [{ drawId: '12', numbers: ['4', '07'] }] },
  ])
  t.same(read({ ...game, draws: [] }), [], 'a game without a draw yet')
  t.same(read({ ...game, draws: [{ ...game.draws[0], numbers: [] }] }), [], 'a draw without numbers')
  t.same(read({ ...game, game_code: '' }), [])
})

t.test('live tables', async (t) => {
  const whole = {
    ...{ provider_code: 'EVOLUTION', game_code: 'salon', min_bet: '10.00', max_bet: '500' },
    ...{ seats_taken: 4, seats_total: 7 },
  }
  const read = (...value: object[]) => readAnswer(tableList, undefined, { value }).output.tables
  t.match(read(whole), [
    {
      ...{ providerCode: 'EVOLUTION', gameCode: 'salon' },
      ...{ minBet: { amount: '10.00' }, maxBet: { amount: '500.00' }, seats: { taken: 4, total: 7 } },
    },
  ])
  t.match(read({ ...whole, seats_taken: 9 })[0]?.seats, { taken: 7, total: 7 }, 'never more than there are')
  t.match(read({ provider_code: 'EVOLUTION', game_code: 'salon' }), [
    { minBet: null, maxBet: null, seats: null },
  ])
  t.equal(read({ ...whole, seats_total: undefined })[0]?.seats, null)
  t.same(read({ ...whole, game_code: '' }), [], 'a table without a game cannot be opened')
})

t.test('matches', async (t) => {
  const nameless = { ...match, home_team_name: '' }
  const { output, drifts } = readAnswer(matchList, undefined, {
    value: [match, nameless, { ...match, match_id: '' }],
  })
  t.same(drifts, [])
  t.strictSame(output.matches, [
    {
      matchId: '12',
      sport: 'football',
      league: { EN: 'League', PHP: 'League', CN: '联赛' },
      home: { EN: 'Cebu', PHP: 'Cebu', CN: '宿务' },
      away: { EN: 'Davao', PHP: 'Davao', CN: 'Davao' },
      startsAt: '2030-01-01T19:30:00+08:00',
      isLive: false,
      score: '',
      odds: { home: '1.85', draw: '3.20', away: '1.95' },
    },
  ])
})

t.test('a sport without draws', async (t) => {
  for (const draw of [undefined, null, '']) {
    const { output } = readAnswer(matchList, undefined, {
      value: [{ ...match, odds: { ...match.odds, draw } }],
    })
    t.equal(output.matches[0]?.odds.draw, null)
  }
})

t.test('a match has the selections that the sportsbook knows its odds by', async (t) => {
  const read = (more: object) => {
    const { output, drifts } = readAnswer(matchList, undefined, { value: [{ ...match, ...more }] })
    return { selections: output.matches[0]?.selections, odds: output.matches[0]?.odds, drifts }
  }
  const known = read({ selections: { home: 'a:1', draw: 'a:3', away: 7 } })
  t.same([known.selections, known.drifts], [{ home: 'a:1', draw: 'a:3', away: '7' }, []])
  const some = read({ selections: { home: 'a:1', away: 'not one id' } })
  t.same([some.selections, some.drifts], [{ home: 'a:1', draw: '', away: '' }, []])
  for (const selections of [undefined, null, '', [], {}, { home: '' }]) {
    const none = read({ selections })
    t.same([none.selections, none.drifts], [undefined, []], JSON.stringify(selections))
  }
  const wrong = read({ selections: { home: ['a:1'], away: 'a:2' } })
  t.same(wrong.selections, { home: '', draw: '', away: 'a:2' })
  t.same(wrong.drifts, ['value[].selections.home: id, not array'])
})

t.test('while no bets are taken there is no price, and a draw is still one', async (t) => {
  const closed = { home: '', draw: '', away: '' }
  const oddsOf = (selections: object | undefined) =>
    readAnswer(matchList, undefined, { value: [{ ...match, odds: closed, selections }] })
  const { output, drifts } = oddsOf({ home: 'a:1', draw: 'a:3', away: 'a:2' })
  t.same([output.matches[0]?.odds, drifts], [closed, []])
  t.same(oddsOf(undefined).output.matches[0]?.odds, { ...closed, draw: null })
})
