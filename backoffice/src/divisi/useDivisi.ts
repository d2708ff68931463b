import { useGetList } from 'react-admin'
import type { DivisiAnswer } from '@eproc/domain/master/answers'
import type { Pilihan } from '@eproc/domain/common/choices'

/** More than any company has; the data provider asks for them in portions. */
const MAKS_DIVISI_TAMPIL = 10_000

/** All divisions by code, as choices and as codes; a directorate is one without a parent. */
export function useDivisi() {
  const { data } = useGetList<DivisiAnswer>('admin/divisi', {
    pagination: { page: 1, perPage: MAKS_DIVISI_TAMPIL },
    sort: { field: 'kode', order: 'ASC' },
  })
  const semua = data ?? []
  const pilihan = (daftar: DivisiAnswer[]): Pilihan[] =>
    daftar.map((d) => ({ kode: d.kode, teks: `${d.kode} ${d.nama}` }))
  const direktorat = semua.filter((d) => d.parent === null)
  return {
    siap: data !== undefined,
    kode: semua.map((d) => d.kode),
    pilihan: pilihan(semua),
    direktorat,
    pilihanDirektorat: pilihan(direktorat),
    nama: (kode: string | null) => semua.find((d) => d.kode === kode)?.nama ?? kode,
  }
}
