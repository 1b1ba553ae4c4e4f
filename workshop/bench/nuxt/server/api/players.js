export default defineEventHandler(() => ({ count: 1263 }))
