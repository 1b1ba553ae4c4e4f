/** What is special about a brand, for showing a state or proving a case. */
export type BrandTrait =
  | 'emptyLists'
  | 'fewCategories'
  | 'hostileCms'
  | 'analytics'
  | 'mobileAccounts'
  | 'liveChat'
  | 'greeting'

/** A brand before it has an external_id: what decides how its site looks and behaves. */
export interface BrandProfile {
  domain: string
  siteName: string
  /** Degrees of the OKLCH hue circle; colours the brand's logo and banners. */
  hue: number
  /** ISO 4217. */
  currency: string
  themeCode: string
  themeColour: string
  /** Set while the site is closed; ISO 8601 with offset. */
  maintenance?: { startDate: string; endDate: string }
  traits: readonly BrandTrait[]
}

export interface Brand extends BrandProfile {
  externalId: string
}
