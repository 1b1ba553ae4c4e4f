import type { Play, Round } from './host.ts'
import type { Texts, textsOf } from './texts.ts'

/** What the platform accepts as a field of an action: text that is not empty, an integer from 1, any number, an object. */
type Kind = 'filled' | 'count' | 'number' | 'record'
type Fields = Record<string, Kind>
type Input<F extends Fields> = {
  [K in keyof F]: F[K] extends 'filled' ? string : F[K] extends 'record' ? Record<string, unknown> : number
}

/** Something that a player does in a game. */
export interface Action {
  /** The platform checks them before it calls `run`. */
  fields: Fields
  /** @throws RefusedMove, or what the platform refuses */
  run(play: Play, input: Record<string, unknown>): void
}

/** A game with a page of its own. Its browser module is `client/<name of the page>.js`. */
export interface PlayableGame {
  texts: Parameters<typeof textsOf>[1]
  /** The hue of its page (OKLCH degrees). */
  hue: number
  /** `<main>` and `<footer>`. */
  markup(texts: Texts): string
  /** What the page needs of the rules, once. */
  rules: Record<string, unknown>
  /** The bets of a game whose siblings take others; all bets without it. */
  betsOf?(gameCode: string): readonly string[]
  /** What the page shows: never what is not decided, nor a seed in use. */
  view(play: Play): Record<string, unknown>
  actions: Record<string, Action>
  /** Ends a round whose time has come, which is now. */
  settleDue?(play: Play, round: Round): void
}

/** Declares an action, whose input has the types of its fields. */
export function action<const F extends Fields>(
  fields: F,
  run: (play: Play, input: Input<F>) => void,
): Action {
  return { fields, run: (play, input) => run(play, input as Input<F>) }
}
