import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { DurasiTemplat } from '@eproc/domain/paket/answers'
import {
  JENIS_PENGADAAN,
  KUALIFIKASI,
  METODE_PEMILIHAN,
  kualifikasiUntuk,
  metodeUntuk,
  type Pilihan,
} from '@eproc/domain/common/choices'
import { jadwalAwal, kodeTemplat, templatUntuk } from '@eproc/domain/tahap/templat'
import { panduan as teks } from '@eproc/i18n/id/panduan_office'
import { api, errorMessage } from '@eproc/ui/api/api.ts'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { KotakPesan } from '@eproc/ui/feedback/KotakPesan.tsx'
import { AlurTahap, type TahapPanduan } from './AlurTahap.tsx'

/* A code of the address when it is offered here. */
const pilihDari = <K extends string>(diminta: string | null, ada: readonly K[], lain: K): K =>
  ada.find((k) => k === diminta) ?? lain

/** Working days from the first to the last stage of the schedule, gaps included. */
const jumlahHari = (tahap: readonly TahapPanduan[]) => {
  const ikut = tahap.filter((t) => t.include && t.durasi)
  return ikut.reduce(
    (n, t, i) => n + Math.max(1, t.durasi!.durasi) + (i < ikut.length - 1 ? t.durasi!.jeda : 0),
    0
  )
}

/** /rup/paket/learn: what methods and tahap mean, drawn from the table of tahap (decisions §4). */
export default function PanduanPaketPage() {
  const [alamat, setAlamat] = useSearchParams()
  const jenis = pilihDari(
    alamat.get('jenis'),
    JENIS_PENGADAAN.map((j) => j.kode),
    'BAR'
  )
  const listMetode = metodeUntuk(jenis)
  const metode = pilihDari(alamat.get('metode'), listMetode, jenis === 'KOL' ? 'SEL' : 'TEN')
  const listKualifikasi = kualifikasiUntuk(metode)
  const kualifikasi =
    listKualifikasi.length > 0 ? pilihDari(alamat.get('kualifikasi'), listKualifikasi, 'K') : null
  const { data: durasi, error } = useQuery({
    queryKey: ['templat-durasi'],
    queryFn: () => api.ambil<DurasiTemplat[]>('/api/rup/templat-durasi'),
    staleTime: Number.POSITIVE_INFINITY,
  })

  const templat = kodeTemplat(metode, kualifikasi)
  const awal = new Map(jadwalAwal(metode, kualifikasi, jenis).map((t) => [t.urut, t.include]))
  const tahap = templatUntuk(metode, kualifikasi).map((t): TahapPanduan => ({
    tahap: t,
    include: awal.get(t.urut) ?? true,
    durasi: durasi?.find((d) => d.template === templat && d.urut === t.urut),
  }))
  const hari = jumlahHari(tahap)

  const pilihan = (key: string, label: string, nilai: string, daftar: readonly Pilihan[]) => (
    <TextField
      select
      label={label}
      value={nilai}
      onChange={(e) => {
        const baru = new URLSearchParams(alamat)
        baru.set(key, e.target.value)
        setAlamat(baru, { replace: true, preventScrollReset: true })
      }}
      sx={{ width: { xs: '100%', sm: 260 } }}
      slotProps={{ select: { native: true } }}
    >
      {daftar.map((p) => (
        <option key={p.kode} value={p.kode}>
          {p.teks}
        </option>
      ))}
    </TextField>
  )
  return (
    <>
      <PageTitle judul={teks.judul} keterangan={teks.keterangan} />
      <div
        role="group"
        aria-label={teks.pilihan}
        style={{ display: 'flex', flexWrap: 'wrap', gap: 16, marginBottom: 24 }}
      >
        {pilihan('jenis', teks.jenis, jenis, JENIS_PENGADAAN)}
        {pilihan(
          'metode',
          teks.metode,
          metode,
          METODE_PEMILIHAN.filter((m) => listMetode.includes(m.kode))
        )}
        {kualifikasi !== null &&
          pilihan(
            'kualifikasi',
            teks.kualifikasi,
            kualifikasi,
            KUALIFIKASI.filter((k) => listKualifikasi.includes(k.kode))
          )}
      </div>
      <div style={{ display: 'grid', gap: 8, maxWidth: '72ch', marginBottom: 32 }}>
        <Typography>{teks.metodeIsi[metode]}</Typography>
        {kualifikasi !== null && <Typography>{teks.kualifikasiIsi[kualifikasi]}</Typography>}
        <Typography color="text.secondary">{teks.jadwal}</Typography>
      </div>
      {error && <KotakPesan nada="error">{errorMessage(error)}</KotakPesan>}
      <section aria-labelledby="judul-alur" aria-live="polite">
        <Typography variant="h2" id="judul-alur">
          {teks.tahap(tahap.length, tahap.filter((t) => t.include).length)}
        </Typography>
        {hari > 0 && (
          <Typography color="text.secondary" sx={{ mt: 0.5 }}>
            {teks.lama(hari)}
          </Typography>
        )}
        <AlurTahap tahap={tahap} jenis={jenis} />
      </section>
    </>
  )
}
