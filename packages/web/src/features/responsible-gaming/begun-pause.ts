import { createStore, useStore } from '../../browser/create-store.ts'

/** A break or exclusion that has just begun in this tab and has ended its session. `until` is empty without an end. */
interface BegunPause {
  until: string
}

/** The pause that has just begun here, for the word that takes leave of the player. */
export const begunPause = createStore<BegunPause | undefined>(undefined)

export const useBegunPause = (): BegunPause | undefined => useStore(begunPause, (pause) => pause, undefined)
