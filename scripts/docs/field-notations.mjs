/**
 * How each kind of field may be written, for the platform's people: what is read, and what is drift.
 * @type {Readonly<Record<string, { read: string, drift: string, schema: object }>>}
 */
export const fieldNotations = {
  string: {
    read: 'text as it is: codes, states, addresses; a number is read as its digits',
    drift: 'null, where it may not be left out',
    schema: { type: 'string' },
  },
  id: {
    read: 'text or a whole number; every digit is kept, also beyond 2^53',
    drift: 'a fraction, or digits lost to an exponent (`1.789e18`)',
    schema: { type: ['string', 'integer'] },
  },
  'plain text': {
    read: 'text that people read; tags are removed and entities decoded, and the log says so',
    drift: 'more than 128 kB, or 100 elements in each other',
    schema: { type: 'string' },
  },
  shortMarkup: {
    read: 'HTML; what could run or leave the page is removed',
    drift: 'more than 128 kB, or 100 elements in each other',
    schema: { type: 'string', contentMediaType: 'text/html' },
  },
  amount: {
    read: '`1234.50` as text or a number; commas before groups of three digits (`1,234.50`), `.50`. Decimals beyond the second are cut off; the noise of binary fractions (`28.999999999999996`) is rounded',
    drift: 'what has two meanings (`1234,50`, `1.234,50`), a sign of currency, an exponent',
    schema: { type: ['string', 'number'] },
  },
  decimal: {
    read: 'a figure with the digits that it has, written as an amount may be',
    drift: 'as for an amount',
    schema: { type: ['string', 'number'] },
  },
  number: {
    read: 'a figure, written as an amount may be',
    drift: 'as for an amount',
    schema: { type: ['string', 'number'] },
  },
  time: {
    read: 'ISO 8601 with its offset. Unix seconds or milliseconds, `/Date(…)/`, and `Wed, 25 Nov 2026 01:00:00 GMT` are read too. Without an offset it is in the site’s `timezone` (Asia/Manila where start-up names none), and the log says so. Zeros (`0000-00-00`), and anything before 1971, are none',
    drift: '`05/11/2026`, and every other order than year, month, day',
    schema: { type: ['string', 'number'] },
  },
  date: {
    read: '`2026-11-25`, also with a time behind it; with an offset, the day in the site’s `timezone`',
    drift: 'as for a time',
    schema: { type: 'string' },
  },
  boolean: {
    read: '`true`, `1`, and the words true, yes, on, t, y with their opposites, in any case; empty is false',
    drift: 'other words',
    schema: { type: ['boolean', 'integer', 'string'] },
  },
  list: {
    read: 'a list. An object that numbers its items (`{"0":…,"2":…}`), the only item, and JSON in text are read too, which the log tells',
    drift: 'more items than any page shows (1,000 in most lists): those beyond',
    schema: { type: 'array' },
  },
  word: {
    read: 'one of the words that the field names; case and separators do not count',
    drift: 'any other',
    schema: { type: 'string' },
  },
  state: {
    read: 'a word; case and separators do not count: `Awaiting payment` is `AWAITING_PAYMENT`',
    drift: 'what is no text',
    schema: { type: 'string' },
  },
  'address of a payment': {
    read: '`https://…`, `//…`, or the link of a payment app such as `gcash://…`',
    drift: 'other schemes, which could run code',
    schema: { type: 'string' },
  },
  picture: {
    read: 'an address, or a PNG, JPEG or WebP in base64 of at most 128 kB, with `data:image/png;base64,` before it or not',
    drift: 'other data',
    schema: { type: 'string' },
  },
  'languages with texts': {
    read: 'codes of languages (`EN`, `PHP`, `CN`): a list, a list of objects with a `code` and perhaps the address of an `icon`, or text with commas. Other codes are left out, which the log tells',
    drift: 'anything else, which counts as English',
    schema: {},
  },
  providerCount: {
    read: 'categories with their number of providers: `[{ "category", "count", "game_count" }]`, or `{ "slots": 12 }`',
    drift: 'anything else, which counts as none',
    schema: {},
  },
  capabilities: {
    read: 'a list of the areas below that the brand has',
    drift: 'anything else, which counts as all of them',
    schema: { type: 'array', items: { type: 'string' } },
  },
  'the code of a market pack': {
    read: '`PH`, `GB`; empty for none',
    drift: 'any other',
    schema: { type: 'string' },
  },
  'the status of a site': {
    read: '`ACTIVE`, or empty; `ENABLED`, `OPEN`, `LIVE`, `ONLINE`, `NORMAL` and a boolean are read as well, and so are `INACTIVE`, `DISABLED`, `CLOSED`, `OFFLINE`, `SUSPENDED`, `BLOCKED`, `BANNED`, `EXPIRED`, `TERMINATED`, `DELETED` and `STOPPED`, which close the site',
    drift: 'any other word, which leaves the site open',
    schema: {},
  },
  'a host': {
    read: '`play.example.com`; empty for none. Of an address its host is read, which the log tells',
    drift: 'anything else, which counts as none',
    schema: { type: 'string' },
  },
  'a language of the site': {
    read: 'a code (`EN`, `PHP`, `CN`) or a tag (`en-PH`, `fil`, `zh_CN`); empty for none',
    drift: 'any other, which counts as none',
    schema: { type: 'string' },
  },
  'a time zone of IANA': {
    read: '`Asia/Manila`; empty for none',
    drift: 'any other',
    schema: { type: 'string' },
  },
  'SHA-256': {
    read: '64 hexadecimal digits; empty for none',
    drift: 'anything else',
    schema: { type: 'string' },
  },
  price: {
    read: 'a decimal price of a bet, such as `1.95`; further digits are kept, and empty is none for now',
    drift: 'other notations of odds',
    schema: { type: ['string', 'number'] },
  },
  option: {
    read: 'the value that is sent, or `{ "value", "label_en", "label_local", "label_cn" }`',
    drift: 'anything else',
    schema: {},
  },
  'texts by name': { read: 'an object of texts', drift: 'anything else', schema: { type: 'object' } },
  'amount or minutes': {
    read: 'a figure, written as an amount may be',
    drift: 'a negative one, and as for an amount',
    schema: { type: ['string', 'number'] },
  },
}
