// npm run --silent tool -- openapi > openapi.json: the API description, made from the contracts. A running gateway serves
// the same at /openapi.json of its private listener.
import { describeApi } from '#bff/http/operations/describe-api.ts'

process.stdout.write(`${JSON.stringify(describeApi(), null, 2)}\n`)
