import type { Capability } from '@marquee/contracts/capability'

/** Marks a brand whose platform lacks an area. */
export type AbsentArea = `no-${Capability}`

/** What is special about a brand, to demonstrate or test a state. */
export type BrandTrait =
  | 'emptyLists'
  | 'fewCategories'
  | 'hostileCms'
  | 'analytics'
  | 'mobileAccounts'
  | 'liveChat'
  | 'greeting'
  | AbsentArea
  /** Its `status` is not active. */
  | 'inactive'
  /** Its `expired_date` is past. */
  | 'expired'
  /** It has what start-up data may have beside: sub-menus, pictures of languages and of the chat's button. */
  | 'extras'
  /** It has published nothing. */
  | 'noDocuments'
  /** Of its documents, it has published those about the law alone. */
  | 'fewDocuments'
  /** Names its market, whose law then holds. */
  | 'phMarket'
  | 'ukMarket'
  /** Withdrawals are confirmed by a PIN instead of a one-time code. */
  | 'withdrawalPin'
  | 'stress'
  /** Its players have no past, so that it is added in a fraction of the time; for tests of many brands. */
  | 'newlyOpened'

/** A brand without its `external_id`: what determines how its site looks and behaves. */
export interface BrandProfile {
  domain: string
  siteName: string
  /** OKLCH hue in degrees, for the brand's logo and icon. */
  hue: number
  /** ISO 4217. */
  currency: string
  themeCode: string
  themeColor: string
  /** Set while the site is closed; ISO 8601 with offset. */
  maintenance?: { startDate: string; endDate: string }
  traits: readonly BrandTrait[]
}

/** A registered brand. */
export interface Brand extends BrandProfile {
  externalId: string
}
