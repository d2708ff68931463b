import type { Query } from './api.ts'

/** Address with its query; empty values are left out. */
export function withQuery(path: string, query?: Query): string {
  const content = Object.entries(query ?? {}).filter(
    ([, v]) => v !== undefined && v !== null && v !== ''
  )
  if (!content.length) return path
  return `${path}?${new URLSearchParams(content.map(([k, v]): [string, string] => [k, String(v)]))}`
}
