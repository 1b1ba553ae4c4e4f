import { textsOf } from '../texts-of.ts'

const chinese = textsOf.CN.ui
const english = textsOf.EN.ui
const filipino = textsOf.PHP.ui

/** The texts of the pages of rewards, by the prefix of the language's addresses. */
export const rewardTexts = { '': english, '/php': filipino, '/cn': chinese } as const
