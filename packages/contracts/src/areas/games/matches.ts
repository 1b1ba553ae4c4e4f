import * as z from 'zod/mini'
import { operation } from '../../operation.ts'

/** The name of a team or a league in each language of the site. */
const LocalName = z.object({ EN: z.string(), PHP: z.string(), CN: z.string() })

/** The sportsbook's own id of something to bet on: its slip opens with it. */
export const SelectionId = z.string().check(z.regex(/^[\x21-\x7e]{1,128}$/))

/** Decimal odds, as `1.85`. */
export const Odds = z.string().check(z.regex(/^\d{1,6}\.\d{2,6}$/))

/**
 * A fixture with its main odds. `startsAt` is ISO 8601; `score` is empty before the start. Odds are decimal strings
 * (`"1.85"`), empty while no bets are taken, with `draw` null in a sport without draws. `selections` are the ids of what
 * they are offered for, each empty where the sportsbook takes none from elsewhere.
 */
export const Match = z.object({
  matchId: z.string(),
  sport: z.string(),
  league: LocalName,
  home: LocalName,
  away: LocalName,
  startsAt: z.string(),
  isLive: z.boolean(),
  score: z.string(),
  odds: z.object({ home: z.string(), draw: z.nullable(z.string()), away: z.string() }),
  selections: z.optional(z.object({ home: z.string(), draw: z.string(), away: z.string() })),
})
export type Match = z.infer<typeof Match>

/** The running and upcoming matches of the brand's sportsbook, with the scores and prices of now. */
export const listMatches = operation(
  {
    method: 'GET',
    path: '/api/matches',
    access: 'anyone',
    limit: 'reads',
    shows: 'nowhere',
    capability: 'matches',
    cache: 'live',
    response: z.object({ matches: z.array(Match) }),
  },
  {
    request: {},
    response: {
      matches: [
        {
          matchId: 'm1',
          sport: 'basketball',
          league: { EN: 'Island League', PHP: 'Island League', CN: '海岛联赛' },
          home: { EN: 'Cebu Mariners', PHP: 'Cebu Mariners', CN: '宿务水手' },
          away: { EN: 'Davao Falcons', PHP: 'Davao Falcons', CN: '达沃猎鹰' },
          startsAt: '2030-01-01T19:30:00+08:00',
          isLive: false,
          score: '',
          odds: { home: '1.85', draw: null, away: '1.95' },
          selections: { home: 'm1:1X2:1', draw: '', away: 'm1:1X2:2' },
        },
      ],
    },
  },
)
