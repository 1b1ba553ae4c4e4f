import type { Promotion } from '@marquee/contracts/areas/promotions/promotions'
import * as z from 'zod/mini'
import { text, textOrNull } from '../../decoding/field-readers.ts'

/** The fields of a promotion in a list. The Chinese texts are an extension of ours. */
export const promotionFields = {
  promo_id: text(),
  title_en: text(),
  title_local: z.optional(textOrNull()),
  title_cn: z.optional(textOrNull()),
  short_en: z.optional(textOrNull()),
  short_local: z.optional(textOrNull()),
  short_cn: z.optional(textOrNull()),
  img_url: z.optional(textOrNull()),
  category: z.optional(textOrNull()),
  start_at: z.optional(textOrNull()),
  end_at: z.optional(textOrNull()),
  action: z.optional(textOrNull()),
  state: z.optional(textOrNull()),
}
const PromotionItem = z.object(promotionFields)

/** Reads a promotion, with its picture as written. */
export function readPromotion(item: z.infer<typeof PromotionItem>): Promotion {
  return {
    promoId: item.promo_id,
    titleEn: item.title_en || item.promo_id,
    titleLocal: item.title_local ?? '',
    titleCn: item.title_cn ?? '',
    shortEn: item.short_en ?? '',
    shortLocal: item.short_local ?? '',
    shortCn: item.short_cn ?? '',
    imgUrl: item.img_url ?? '',
    category: item.category ?? '',
    startAt: item.start_at ?? '',
    endAt: item.end_at ?? '',
    action: item.action || 'NONE',
    state: item.state || 'AVAILABLE',
  }
}
