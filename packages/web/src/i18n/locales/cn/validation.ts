export const validation = {
  required: '此项为必填。',
  tooShort: '内容过短。',
  tooLong: '内容过长。',
  accountIdFormat: '只能使用字母、数字和 . _ @ + -',
  invalid: '请检查此项。',
} as const
