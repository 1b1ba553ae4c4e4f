import type { Startup } from '@marquee/contracts/areas/site/startup'
import type { Capability } from '@marquee/contracts/capability'

interface Settings {
  /** Business areas that the operator has switched off. */
  off: readonly Capability[]
  /** URL of the live chat's script; empty for no live chat. */
  chatScriptUrl: string
  /** Maps an image's address to one that a page may load. */
  imageAddress(address: string): string
}

/** Applies the operator's settings to the platform's start-up data, for browsers. */
export function toPublicStartup(startup: Startup, { off, chatScriptUrl, imageAddress }: Settings): Startup {
  const { logo1, logo2, logo3 } = startup.site
  const logos = { logo1: imageAddress(logo1), logo2: imageAddress(logo2), logo3: imageAddress(logo3) }
  const hasChat = startup.liveChat.chatId !== '' && chatScriptUrl !== ''
  return {
    ...startup,
    capabilities: startup.capabilities.filter((area) => !off.includes(area)),
    liveChat: { ...startup.liveChat, ...(hasChat && { scriptUrl: chatScriptUrl }) },
    site: { ...startup.site, ...logos },
  }
}
