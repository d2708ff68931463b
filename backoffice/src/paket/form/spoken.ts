import { useQuery } from '@tanstack/react-query'
import { rupiah } from '@eproc/domain/common/format'
import type { KegiatanSiap, RincianPaket } from '@eproc/domain/paket/answers'
import {
  FUND_SOURCES,
  JENIS_KONTRAK,
  JENIS_PENGADAAN,
  KUALIFIKASI,
  METODE_PEMILIHAN,
  metodeEvaluasiUntuk,
  teksPilihan,
  type JenisPengadaan,
  type Pilihan,
} from '@eproc/domain/common/choices'
import { PESERTA } from './steps/DataStep.tsx'
import { useKbliQuery, useLokasi } from './references.ts'
import type { FormInput } from './values.ts'

const CHOICES: { [K in keyof FormInput]?: readonly Pilihan[] } = {
  jenisPengadaan: JENIS_PENGADAAN,
  metodePemilihan: METODE_PEMILIHAN,
  kualifikasi: KUALIFIKASI,
  jenisKontrak: JENIS_KONTRAK,
  jenisPeserta: PESERTA,
}

/** What the numbers of the form stand for. */
type Names = Record<'kegiatan' | 'lokasi' | 'kbli', Map<number, string>> & {
  /** of stored files by their paths */
  berkas: Record<string, string>
}

const name = (names: Map<number, string>, id: unknown) => names.get(Number(id)) ?? id

/** A value of the form as its fields show it. */
function spoken(field: keyof FormInput, values: FormInput, names: Names): unknown {
  if (field === 'kbli') return values.kbli?.map((id) => name(names.kbli, id))
  if (field === 'listPendanaan') {
    return values.listPendanaan?.map((d) => [
      name(names.kegiatan, d.kegiatanId),
      teksPilihan(FUND_SOURCES, d.sumberDana),
      d.asalDana,
      d.mak,
      d.pagu === null || d.pagu === undefined ? null : rupiah(d.pagu),
    ])
  }
  if (field === 'listLokasiKerja') {
    return values.listLokasiKerja.map(({ lokasiProyekId, lampiran, berkas, ...rest }) => [
      name(names.lokasi, lokasiProyekId),
      ...Object.values(rest),
      berkas?.name ?? (lampiran ? names.berkas[lampiran] : null),
    ])
  }
  if (field === 'listJadwal') return values.listJadwal.map(({ kunci: _k, ...rest }) => rest)
  const list =
    field === 'metodeEvaluasi' && values.jenisPengadaan
      ? metodeEvaluasiUntuk(values.jenisPengadaan as JenisPengadaan)
      : CHOICES[field]
  return list ? teksPilihan(list, values[field] as string | null) : values[field]
}

/** Names from the form's choices, and from what is stored: that may no longer be chosen. */
export function useSpoken(kegiatan: readonly KegiatanSiap[], stored: readonly RincianPaket[]) {
  const { queryKey, get } = useKbliQuery()
  const { data: kbli = [] } = useQuery({ queryKey, queryFn: get, staleTime: Infinity })
  const { data: lokasi = [] } = useLokasi()
  const funds = stored.flatMap((p) => p.listPendanaan)
  const places = stored.flatMap((p) => p.listLokasiKerja)
  const kinds = stored.flatMap((p) => p.listKbli)
  const names: Names = {
    berkas: Object.assign({}, ...stored.map((p) => p.namaBerkas)) as Record<string, string>,
    kegiatan: new Map([
      ...funds.map((d) => [d.kegiatanId, `${d.kodeKegiatan} · ${d.namaKegiatan}`] as const),
      ...kegiatan.map((k) => [k.id, `${k.kode} · ${k.nama}`] as const),
    ]),
    lokasi: new Map([
      ...places.map((l) => [l.lokasiProyekId, `${l.kode} · ${l.nama}`] as const),
      ...lokasi.map((l) => [l.id, `${l.kode} · ${l.nama}`] as const),
    ]),
    kbli: new Map([
      ...kinds.map((k) => [k.id, `${k.kode} ${k.nama}`] as const),
      ...kbli.map((k) => [k.id, k.text] as const),
    ]),
  }
  return (field: keyof FormInput, values: FormInput) => spoken(field, values, names)
}
