import { profileUpdate } from '../../upstream/calls/player/profile-update.ts'
import type { Handler } from '../handler.ts'

export const updateProfile: Handler<'updateProfile'> = async ({ body }, { callPlatform, updatePlayer }) => ({
  // A success overwrites the stored name and address (specification, section 4).
  player: await updatePlayer(await callPlatform(profileUpdate, body)),
})
