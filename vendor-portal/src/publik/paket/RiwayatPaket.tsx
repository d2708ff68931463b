import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { HASIL_SANGGAH, TIPE_SANGGAH, teksPilihan } from '@eproc/domain/common/choices'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type {
  HasilUmum,
  PerubahanJadwal,
  RiwayatPaket as Riwayat,
  SanggahUmum,
  WaktuTahap,
} from '@eproc/domain/tender/answers_publik'
import { publikPaket } from '@eproc/i18n/id/publik_paket_portal'
import { api } from '@eproc/ui/api/api.ts'
import { SimpleTable } from '@eproc/ui/table/SimpleTable.tsx'
import type { Column } from '@eproc/ui/table/columns.ts'
import { Loaded } from '../../app/Loaded.tsx'

const teks = publikPaket.riwayat

const time = (w: WaktuTahap | null, none: string) =>
  w ? `${tanggalWaktu(w.mulai)} – ${tanggalWaktu(w.selesai)}` : none

const CHANGES: readonly Column<PerubahanJadwal>[] = [
  { key: 'tahap', title: teks.tahap, main: true, content: (p) => p.tahap },
  { key: 'semula', title: teks.semula, content: (p) => time(p.semula, teks.tidakAda) },
  { key: 'menjadi', title: teks.menjadi, content: (p) => time(p.menjadi, teks.dihapus) },
  { key: 'alasan', title: teks.alasan, content: (p) => p.alasan },
  { key: 'pada', title: teks.disetujui, content: (p) => tanggalWaktu(p.pada) },
]
const RESULTS: readonly Column<HasilUmum>[] = [
  { key: 'nama', title: teks.rekanan, main: true, content: (h) => h.nama },
  {
    key: 'hasil',
    title: teks.hasilnya,
    content: (h) =>
      h.dasar
        ? teks.gugur(teks.dasar[h.dasar])
        : h.urutan
          ? teks.urutan(h.urutan)
          : teks.tanpaUrutan,
  },
]
const OBJECTIONS: readonly Column<SanggahUmum>[] = [
  { key: 'nama', title: teks.rekanan, main: true, content: (s) => s.nama },
  { key: 'tipe', title: teks.jenisSanggah, content: (s) => teksPilihan(TIPE_SANGGAH, s.tipe) },
  { key: 'dikirim', title: teks.dikirim, content: (s) => tanggalWaktu(s.dikirim) },
  { key: 'hasil', title: teks.jawaban, content: (s) => teksPilihan(HASIL_SANGGAH, s.hasil) },
  { key: 'dijawab', title: teks.dijawab, content: (s) => tanggalWaktu(s.dijawab) },
]

/** How a paket went, as far as everybody may know it by now. */
export function RiwayatPaket({ paketId }: { paketId: number }) {
  const query = useQuery({
    queryKey: ['paket-publik', 'riwayat', paketId],
    queryFn: () => api.get<Riwayat>(`/api/rup/paket/riwayat/${paketId}`),
  })
  return (
    <Loaded query={query}>
      {({ perubahan, peserta, hasil, sanggah }) => (
        <>
          <Part title={teks.perubahan} none={perubahan.length === 0 && teks.tanpaPerubahan}>
            <SimpleTable<PerubahanJadwal>
              title={teks.perubahan}
              columns={CHANGES}
              rows={perubahan}
              rowKey={(p) => `${p.pada} ${p.tahap}`}
            />
          </Part>
          <Part title={teks.peserta} none={peserta === null && teks.pesertaNanti}>
            <ol style={{ margin: 0, paddingLeft: 24 }}>
              {/* Two companies may have one name. */}
              {peserta?.map((nama, i) => (
                <li key={i}>{nama}</li>
              ))}
            </ol>
          </Part>
          <Part title={teks.hasil} none={hasil === null && teks.hasilNanti}>
            <SimpleTable<HasilUmum>
              title={teks.hasil}
              columns={RESULTS}
              rows={hasil ?? []}
              rowKey={(h) => hasil?.indexOf(h) ?? h.nama}
            />
          </Part>
          <Part title={teks.sanggah} none={sanggah.length === 0 && teks.tanpaSanggah}>
            <SimpleTable<SanggahUmum>
              title={teks.sanggah}
              columns={OBJECTIONS}
              rows={sanggah}
              rowKey={(s) => `${s.nama} ${s.dikirim}`}
            />
          </Part>
        </>
      )}
    </Loaded>
  )
}

/** @param none the sentence that stands there while there is nothing to tell */
function Part(p: { title: string; none: string | false; children: ReactNode }) {
  return (
    <section>
      <Typography variant="h2" component="h3" sx={{ mb: 1.5 }}>
        {p.title}
      </Typography>
      {p.none ? <Typography color="text.secondary">{p.none}</Typography> : p.children}
    </section>
  )
}
