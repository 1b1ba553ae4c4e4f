/** A text in English, Filipino and Chinese. */
export interface Texts {
  en: string
  local: string
  cn: string
}

/** The fields of a text as the platform sends them: `title_en`, `title_local`, `title_cn`. */
export function textFields<N extends string>(
  name: N,
  { en, local, cn }: Texts,
): Record<`${N}_en` | `${N}_local` | `${N}_cn`, string> {
  return { [`${name}_en`]: en, [`${name}_local`]: local, [`${name}_cn`]: cn } as Record<
    `${N}_en` | `${N}_local` | `${N}_cn`,
    string
  >
}
