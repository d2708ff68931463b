/** Whether successful answers are as `/openapi.json` says. */
import router from '@adonisjs/core/services/router'
import type { ApiResponse } from '@japa/api-client'
import { buildOpenapi, openapiPath } from '@eproc/backend/app/dokumentasi/openapi'
import { violations, type Schema, type Schemas } from './json_schema.ts'

interface Document {
  paths: Record<
    string,
    Record<string, { responses: { 200: { content?: Record<string, { schema: Schema }> } } }>
  >
  components: { schemas: Schemas }
}

let made: Document | undefined
const document = (): Document =>
  (made ??= buildOpenapi(Object.values(router.toJSON()).flat(), {
    aplikasi: '',
    versi: '',
    url: '',
  }) as unknown as Document)

/** What of a 200's JSON is not as its route's schema says. */
export function undocumented(method: string, path: string, body: unknown): string[] {
  const route = router.match(path, method, true)?.route
  const said = route && document().paths[openapiPath(route.pattern)]?.[method.toLowerCase()]
  const schema = said?.responses[200].content?.['application/json']?.schema
  return schema ? violations(body, schema, document().components.schemas) : []
}

/** After every call of a test of the API: fails the test whose successful answer is not as documented. */
export function asDocumented(response: ApiResponse): void {
  if (response.status() !== 200 || !response.type().includes('json')) return
  const { method, url } = response.request.request
  const wrong = undocumented(method, new URL(url).pathname, response.body())
  if (wrong.length > 0) {
    throw new Error(`${method} ${url} is not as documented:\n${wrong.slice(0, 5).join('\n')}`)
  }
}
