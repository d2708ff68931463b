import { useQuery } from '@tanstack/react-query'
import type { BeritaInformasi, KebijakanVendor } from '@eproc/domain/publik/answers'
import { api } from '@eproc/ui/api/api.ts'

export type Tipe = BeritaInformasi['type']
export const PER_PAGE = 10
export const ALAMAT_TIPE: Record<Tipe, string> = { I: '/informasi', B: '/berita' }

/** Anchor of one item on its page, so that a single announcement can be mailed. */
export const anchor = (id: number) => `berita-${id}`

export const useLatest = (tipe: Tipe) =>
  useQuery({
    queryKey: ['berita', 'terbaru', tipe],
    queryFn: () => api.get<BeritaInformasi[]>(`/api/berita-informasi/latest/${tipe}`),
  })

/** Beyond the last page: the last one. */
export const useBeritaList = (tipe: Tipe, page: number) =>
  useQuery({
    queryKey: ['berita', tipe, page],
    queryFn: async () => {
      const read = (halaman: number) =>
        api.list<BeritaInformasi>(`/api/berita-informasi/${tipe}`, {
          halaman,
          perHalaman: PER_PAGE,
        })
      const answer = await read(page)
      const last = pagesOf(answer.total)
      return page > last ? read(last) : answer
    },
    placeholderData: (previous) => previous,
  })

export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / PER_PAGE))

/** On which page the item of this anchor stands; asked for only where it is not in view. */
export const usePageOf = (tipe: Tipe, wanted: string | null) =>
  useQuery({
    queryKey: ['berita', tipe, 'letak', wanted],
    queryFn: async () => {
      const { rows } = await api.list<BeritaInformasi>(`/api/berita-informasi/${tipe}`)
      const place = rows.findIndex(({ id }) => anchor(id) === wanted)
      return place < 0 ? null : Math.floor(place / PER_PAGE) + 1
    },
    enabled: wanted !== null,
  }).data ?? null

export const useKebijakan = () =>
  useQuery({
    queryKey: ['kebijakan-vendor'],
    queryFn: () => api.get<KebijakanVendor>('/api/kebijakan-vendor/1'),
  })
