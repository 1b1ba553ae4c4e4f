import type { Capability } from '@marquee/contracts/capability'
import type { Startup } from '@marquee/contracts/site/get-startup'

interface Settings {
  /** Business areas that the platform lacks, whatever it says. */
  off: readonly Capability[]
  /** Where the live chat's widget comes from; empty: there is no live chat. */
  chatScriptUrl: string
  /** Brings a picture's address to what a page may load. */
  imageAddress(address: string): string
}

/** Start-up data as it is served: what the platform says, within the settings of this gateway. */
export function toPublicStartup(read: Startup, { off, chatScriptUrl, imageAddress }: Settings): Startup {
  const { logo1, logo2, logo3 } = read.site
  const logos = { logo1: imageAddress(logo1), logo2: imageAddress(logo2), logo3: imageAddress(logo3) }
  const hasChat = read.liveChat.chatId !== '' && chatScriptUrl !== ''
  return {
    ...read,
    capabilities: read.capabilities.filter((area) => !off.includes(area)),
    liveChat: { ...read.liveChat, ...(hasChat && { scriptUrl: chatScriptUrl }) },
    site: { ...read.site, ...logos },
  }
}
