import type { LanguageCode } from '@marquee/contracts/languages'
import type { GameType } from '../catalogue/provider-facts.ts'
import type { Rules, Values } from '../fields.ts'
import type { Platform } from '../platform.ts'
import type { PlaySession } from '../play/play-session.ts'
import type { Round } from '../play/rounds.ts'
import type { GameTexts } from './frame/game-texts.ts'

/** Who plays, and where. */
export interface Play {
  platform: Pick<Platform, 'db' | 'now'>
  session: PlaySession
  /** The id of the round that the page asked about, if it asked about one. */
  asked?: string
}

/** Something that a player does in a game. `run` is called inside a transaction. */
interface Action {
  fields: Rules
  /** @throws Refusal */
  run(play: Play, input: Record<string, unknown>): void
}

/** A game with a page of its own, besides the slot. */
export interface PlayableGame {
  /** The last part of the page's address. */
  page: string
  gameTypes: readonly GameType[]
  texts: Record<LanguageCode, GameTexts & Record<string, string>>
  /** The content of `<main>` and what stands beside it. */
  markup(texts: GameTexts & Record<string, string>): string
  /** Names of files: style sheets, and browser modules in dependency order. */
  styles: readonly URL[]
  modules: readonly URL[]
  /** Styles with pictures. */
  pictures?(): string
  /** What the page needs of the rules, once. */
  rules: Record<string, unknown>
  /** What the page shows: never what is not decided, nor a seed in use. */
  view(play: Play): Record<string, unknown>
  actions: Record<string, Action>
  /** Ends a round whose time has come. `now` is that time. Called inside a transaction. */
  settleDue?(platform: Play['platform'], round: Round): void
}

/** Declares an action, whose input has the types of its fields. */
export function action<const F extends Rules>(
  fields: F,
  run: (play: Play, input: Values<F>) => void,
): Action {
  return { fields, run: (play, input) => run(play, input as Values<F>) }
}
