import { useQuery } from '@tanstack/react-query'
import { ui } from '@eproc/i18n/id/ui'
import { api } from './api.ts'

/* What the server already wrote into the page, so that names do not change under the reader's eyes. */
function fromPage(name: string): string | undefined {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
  return content && !content.startsWith('__') ? content : undefined
}
const INITIAL: Record<string, string> = {
  NAMA_APLIKASI: fromPage('application-name') ?? ui.produk,
  NAMA_PERUSAHAAN: fromPage('author') ?? '',
}

/**
 * Public parameters (GET /admin/param): NAMA_APLIKASI, NAMA_PERUSAHAAN, KONTAK_*, PANJANG_*, MAKS_* …
 * `text(key)` → string, `number(key, fallback)` → number.
 */
export function useParameter() {
  const { data } = useQuery({
    queryKey: ['parameter'],
    queryFn: async () => {
      const rows = await api.get<{ key: string; value: string }[]>('/admin/param', {
        bar: false,
      })
      return Object.fromEntries(rows.map((b) => [b.key, b.value]))
    },
    staleTime: 10 * 60_000,
  })
  const content: Record<string, string> = { ...INITIAL, ...data }
  return {
    text: (key: string): string => content[key] ?? '',
    number: (key: string, fallback: number): number => {
      const n = Number(content[key])
      return content[key] && Number.isFinite(n) ? n : fallback
    },
    application: content.NAMA_APLIKASI || ui.produk,
    company: content.NAMA_PERUSAHAAN ?? '',
  }
}
