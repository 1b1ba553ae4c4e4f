// The thread that decodes large answers of the platform: see `decode-on-thread.ts`.
import { answerTasks } from '../threads/thread.ts'
import { type CallResponse, type Decoded, decodeAnswer } from '../upstream/decoding/decode-answer.ts'
import { platformCalls } from './calls.ts'

answerTasks(({ path, input, ...response }: CallResponse): Decoded<unknown> => {
  const call = platformCalls.get(path)
  if (!call) throw new TypeError(`No call of the platform has the path ${path}`)
  return decodeAnswer(call, response, input)
})
