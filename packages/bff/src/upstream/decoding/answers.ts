import type { listOf } from '@marquee/contracts/list'
import * as z from 'zod/mini'
import { type RecordAnswer, UnusableAnswer } from '../platform-call.ts'
import { type Decoder, type Differences, decoderOf, type RawRecord } from './decoder-of.ts'
import { type ListQuery, listFields, readList, wholeList } from './list-reader.ts'

/** An answer with a record of the contract in `value`. */
export function recordOf<Of extends z.ZodMiniObject>(
  record: Of,
  differences?: Differences<z.infer<Of>>,
): RecordAnswer<z.infer<Of>>
export function recordOf(
  record: z.ZodMiniObject,
  differences?: Differences<RawRecord>,
): RecordAnswer<RawRecord> {
  return { ...answerOf(record, differences), record: 'value' }
}

/** An answer whose own fields are those of a record of the contract. */
export function answerOf<Of extends z.ZodMiniObject>(
  record: Of,
  differences?: Differences<z.infer<Of>>,
): RecordAnswer<z.infer<Of>>
export function answerOf(
  record: z.ZodMiniObject,
  differences?: Differences<RawRecord>,
): RecordAnswer<RawRecord> {
  const decoder = decoderOf(record, differences)
  return {
    response: z.object(decoder.fields),
    needsCurrency: decoder.hasMoney,
    read: (raw, { currency }) => readNeeded(decoder, raw, currency),
  }
}

function readNeeded<Value>({ read }: Decoder<Value>, raw: RawRecord, currency: string): Value {
  const value = read(raw, currency)
  if (value === undefined) throw new UnusableAnswer('A record lacks what it needs')
  return value
}

type AnyList = ReturnType<typeof listOf<z.ZodMiniType>>
type ItemOf<List extends AnyList> = z.infer<List>['items'][number]

/** An answer with a list in `value`, which the platform gives as a whole. */
export function wholeListOf<List extends AnyList>(
  list: List,
  item?: Differences<ItemOf<List>>,
  differences?: Differences<z.infer<List>>,
): RecordAnswer<z.infer<List>>
export function wholeListOf(
  list: AnyList,
  item?: Differences<unknown>,
  differences?: Differences<RawRecord>,
): RecordAnswer<RawRecord> {
  return listAnswer(list, {}, (_raw, items) => wholeList(items), item, differences)
}

/** An answer with a page of a list in `value`. */
export function pageOf<List extends AnyList>(
  list: List,
  item?: Differences<ItemOf<List>>,
  differences?: Differences<z.infer<List>>,
): RecordAnswer<z.infer<List>, ListQuery>
export function pageOf(
  list: AnyList,
  item?: Differences<unknown>,
  differences?: Differences<RawRecord>,
): RecordAnswer<RawRecord, ListQuery> {
  return listAnswer(list, listFields, readList, item, differences)
}

function listAnswer<Input>(
  { shape }: AnyList,
  paging: Record<string, z.ZodMiniType>,
  readPaging: (raw: RawRecord, items: unknown[], input: Input) => RawRecord,
  item: Differences<unknown> = {},
  differences: Differences<RawRecord> = {},
): RecordAnswer<RawRecord, Input> {
  const { items, total, page, perPage, ...beside } = shape
  const decoder = decoderOf(z.object({ items }), { names: { items: 'value' }, within: { items: item } })
  const besideItems: z.ZodMiniObject = z.object(beside)
  const further = decoderOf(besideItems, differences)
  return {
    response: z.object({ ...decoder.fields, ...further.fields, ...paging }),
    needsCurrency: decoder.hasMoney || further.hasMoney,
    read: (raw, { currency, input }) => ({
      ...readPaging(raw, readNeeded(decoder, raw, currency).items, input),
      ...readNeeded(further, raw, currency),
    }),
  }
}
