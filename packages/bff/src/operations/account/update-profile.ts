import { profileUpdate } from '../../areas/account/platform.ts'
import type { Handler } from '../handler.ts'

export const updateProfile: Handler<'updateProfile'> = async ({ body }, context) => {
  const { session, callPlatform, updatePlayer } = context
  const { fullName = session?.player.fullName ?? '', contactEmail = session?.player.contactEmail ?? '' } =
    await callPlatform(profileUpdate, body)
  // A success overwrites the stored name and address (specification, section 4).
  return { player: await updatePlayer({ fullName, contactEmail }) }
}
