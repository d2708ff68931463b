import { useQuery } from '@tanstack/react-query'
import { ui } from '@eproc/i18n/id/ui'
import { api } from './api.ts'

/* What the server already wrote into the page, so that names do not change under the reader's eyes. */
function dariHalaman(nama: string): string | undefined {
  const isi = document.querySelector<HTMLMetaElement>(`meta[name="${nama}"]`)?.content
  return isi && !isi.startsWith('__') ? isi : undefined
}
const AWAL: Record<string, string> = {
  NAMA_APLIKASI: dariHalaman('application-name') ?? ui.produk,
  NAMA_PERUSAHAAN: dariHalaman('author') ?? '',
}

/**
 * Public parameters (GET /admin/param): NAMA_APLIKASI, NAMA_PERUSAHAAN, KONTAK_*, PANJANG_*, MAKS_* …
 * `teks(kunci)` → string, `angka(kunci, cadangan)` → number.
 */
export function useParameter() {
  const { data, isSuccess } = useQuery({
    queryKey: ['parameter'],
    queryFn: async () => {
      const baris = await api.ambil<{ key: string; value: string }[]>('/admin/param', {
        bilah: false,
      })
      return Object.fromEntries(baris.map((b) => [b.key, b.value]))
    },
    staleTime: 10 * 60_000,
  })
  const isi: Record<string, string> = { ...AWAL, ...data }
  return {
    siap: isSuccess,
    teks: (key: string): string => isi[key] ?? '',
    angka: (key: string, cadangan: number): number => {
      const n = Number(isi[key])
      return isi[key] && Number.isFinite(n) ? n : cadangan
    },
    aplikasi: isi.NAMA_APLIKASI || ui.produk,
    perusahaan: isi.NAMA_PERUSAHAAN ?? '',
  }
}
