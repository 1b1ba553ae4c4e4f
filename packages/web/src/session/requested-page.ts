import { createStore } from '../browser/create-store.ts'

/** The page that a visitor asked for and that needs a login, while the login modal is open over another page. */
export const requestedPage = createStore<string | undefined>(undefined)
