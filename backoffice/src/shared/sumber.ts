import { HttpError, useGetList, useGetOne, type RaRecord } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { keepPreviousData } from '@tanstack/react-query'
import { ApiError, errorMessage } from '@eproc/ui/api/api.ts'
import type { KeadaanTabel } from '@eproc/ui/table/keadaan_tabel.ts'

/** Galat dataProvider kembali menjadi ApiError, yang dikenal Formulir dan TabelData. */
export function toApiError(failure: unknown, bungkus = (pesan: string) => pesan): ApiError {
  if (failure instanceof HttpError) {
    const isi = (failure.body as { errors?: Record<string, string> } | undefined)?.errors ?? {}
    const errors = Object.entries(isi).map(([field, message]) => ({
      field,
      rule: 'server',
      message,
    }))
    return new ApiError(failure.status, bungkus(failure.message), errors)
  }
  const status = failure instanceof ApiError ? failure.status : 0
  return new ApiError(status, bungkus(errorMessage(failure)))
}

/** Satu halaman sumber react-admin menurut keadaan tabel di alamat. */
export function useDaftarSumber<T extends RaRecord>(
  source: string,
  k: KeadaanTabel,
  urutBaku: string
) {
  const urut = k.urut || urutBaku
  const saring = Object.fromEntries(Object.entries(k.penyaring).filter(([, v]) => v !== ''))
  const { data, total, error, isPending, refetch } = useGetList<T>(
    source,
    {
      pagination: { page: k.halaman, perPage: k.perHalaman },
      sort: { field: urut.replace('-', ''), order: urut.startsWith('-') ? 'DESC' : 'ASC' },
      filter: { ...(k.q ? { q: k.q } : {}), ...saring },
    },
    { placeholderData: keepPreviousData }
  )
  return {
    baris: data,
    total: total ?? 0,
    errors: error ? toApiError(error) : undefined,
    memuat: isPending,
    segarkan: () => void refetch(),
  }
}

/** Rekaman yang dibuka menurut alamat; undefined selama dimuat atau saat menambah. */
export function useRekaman<T extends RaRecord>(source: string, id: number | null) {
  // The list leaves its rows in the cache: an edit starts from what the server holds now.
  const { data, error, isFetchedAfterMount } = useGetOne<T>(
    source,
    { id: id ?? 0 },
    { enabled: id !== null, staleTime: 0, retry: false }
  )
  const siap = id !== null && isFetchedAfterMount
  return { rekaman: siap ? data : undefined, errors: error ? toApiError(error) : undefined }
}

export interface AlamatDialog {
  /** null: tertutup; 'tambah', atau id rekaman yang diubah */
  buka: 'tambah' | number | null
  tambah: () => void
  ubah: (id: number) => void
  tutup: () => void
}

/** Dialog tambah dan ubah beralamat: `/admin/coa/create`, `/admin/coa/12`; penyaring daftar tetap. */
export function useAlamatDialog(source: string): AlamatDialog {
  const { pathname, search } = useLocation()
  const pergi = useNavigate()
  const ekor = pathname.slice(source.length + 1).replace(/^\/|\/$/g, '')
  const ke = (jalur: string) => void pergi({ pathname: `/${source}${jalur}`, search })
  return {
    buka: ekor === 'create' ? 'tambah' : /^\d+$/.test(ekor) ? Number(ekor) : null,
    tambah: () => ke('/create'),
    ubah: (id) => ke(`/${id}`),
    tutup: () => ke(''),
  }
}
