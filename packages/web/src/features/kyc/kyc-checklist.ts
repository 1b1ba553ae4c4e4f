import type { KycStatus } from '@marquee/contracts/areas/kyc'

/** A document of the checklist. */
export interface ChecklistItem {
  type: string
  /** `MISSING`, `OPTIONAL`, or the state of what was handed in last. */
  status: string
  /** Why that was refused, as the platform says it; empty otherwise. */
  reason: string
  /** How many photos or pages it takes; 0 where the platform doesn't say. */
  pages: number
}

/** Whether a document has to be handed in again. */
const isRefused = ({ status }: Pick<ChecklistItem, 'status'>): boolean =>
  status === 'REJECTED' || status === 'EXPIRED'

/** Whether a document is still to be handed in. */
export const isMissing = (item: Pick<ChecklistItem, 'status'>): boolean =>
  item.status === 'MISSING' || isRefused(item)

/** Whether a document can be handed in: it is missing, or accepted beyond those that are needed. */
export const isToDo = (item: Pick<ChecklistItem, 'status'>): boolean =>
  isMissing(item) || item.status === 'OPTIONAL'

/**
 * The documents that a verification takes: those that the platform asks for in its order, then others that were handed
 * in, then, where it asks for some, what it accepts beyond them.
 */
export function checklistOf({ requiredDocuments, documents, acceptedTypes, status }: KycStatus) {
  // What was refused on the way no longer matters.
  const shown = documents.filter((document) => status !== 'VERIFIED' || !isRefused(document))
  const known = new Set([...requiredDocuments, ...shown].map(({ type }) => type))
  const isOpen = status !== 'VERIFIED' && status !== 'PENDING'
  const others =
    isOpen && requiredDocuments.length > 0 ? acceptedTypes.filter((type) => !known.has(type)) : []
  const asked = requiredDocuments.map(({ type, pages }) => itemOf(type, pages, shown))
  return [
    ...(isOpen ? asked : asked.filter((item) => item.status !== 'MISSING')),
    ...shown
      .filter(({ type }) => !requiredDocuments.some((required) => required.type === type))
      .map((document): ChecklistItem => ({ ...document, pages: 0 })),
    ...others.map((type): ChecklistItem => ({ type, status: 'OPTIONAL', reason: '', pages: 0 })),
  ]
}

function itemOf(type: string, pages: number, documents: KycStatus['documents']): ChecklistItem {
  const handedIn = documents.filter((document) => document.type === type)
  const good = handedIn.filter((document) => !isRefused(document))
  const last = good.length < pages ? handedIn.findLast(isRefused) : good.at(-1)
  return { type, status: last?.status ?? 'MISSING', reason: last?.reason ?? '', pages }
}
