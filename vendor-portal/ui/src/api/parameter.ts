import { queryOptions, useQuery } from '@tanstack/react-query'
import { ui } from '@eproc/i18n/id/ui'
import { api } from './api.ts'

/* What the server already wrote into the page, so that names do not change under the reader's eyes. */
function fromPage(name: string): string | undefined {
  const content = globalThis.document?.querySelector<HTMLMetaElement>(
    `meta[name="${name}"]`
  )?.content
  return content && !content.startsWith('__') ? content : undefined
}
const INITIAL: Record<string, string> = {
  NAMA_APLIKASI: fromPage('application-name') ?? ui.produk,
  NAMA_PERUSAHAAN: fromPage('author') ?? '',
  LOGO: fromPage('logo') ?? '',
}

/** Where they are kept; who has changed one fetches them again. */
export const parameterQuery = queryOptions({
  queryKey: ['parameter'],
  queryFn: async () => {
    const rows = await api.get<{ key: string; value: string }[]>('/admin/param', { bar: false })
    return Object.fromEntries(rows.map((b) => [b.key, b.value]))
  },
  staleTime: 10 * 60_000,
})

/**
 * Public parameters (GET /admin/param): NAMA_APLIKASI, NAMA_PERUSAHAAN, KONTAK_*, PANJANG_*, MAKS_* …
 * `text(key)` → string, `number(key, fallback)` → number. `asked` false: as far as they are known, see `useNames`.
 */
export function useParameter(asked = true) {
  const { data } = useQuery({ ...parameterQuery, enabled: asked })
  const content: Record<string, string> = { ...INITIAL, ...data }
  return {
    text: (key: string): string => content[key] ?? '',
    number: (key: string, fallback: number): number => {
      const n = Number(content[key])
      return content[key] && Number.isFinite(n) ? n : fallback
    },
    application: content.NAMA_APLIKASI || ui.produk,
    company: content.NAMA_PERUSAHAAN ?? '',
    /** address of the company's own mark; empty: the product's */
    logo: content.LOGO ?? '',
  }
}

/** Names and mark of application and company: the page came with them, so that no call is needed. */
export function useNames(): { application: string; company: string; logo: string } {
  return useParameter(fromPage('application-name') === undefined)
}
