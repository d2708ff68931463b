import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import {
  JENIS_PENGADAAN,
  KUALIFIKASI,
  METODE_PEMILIHAN,
  kualifikasiUntuk,
  metodeUntuk,
  type JenisPengadaan,
  type Kualifikasi,
  type MetodePemilihan,
  type Pilihan,
} from '@eproc/domain/common/choices'
import { hariKerjaJadwal } from '@eproc/domain/paket/jadwal'
import { jadwalAwal, kodeTemplat, templatUntuk } from '@eproc/domain/tahap/templat'
import { panduan as text } from '@eproc/i18n/id/panduan_office'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { useOffice } from '../providers/useOffice.ts'
import { Unread } from '../shared/panel/Unread.tsx'
import { AlurTahap, type TahapPanduan } from './AlurTahap.tsx'

/* A code of the address when it is offered here. */
const chosen = <K extends string>(asked: string | null, offered: readonly K[], other: K): K =>
  offered.find((k) => k === asked) ?? other

interface Method {
  jenis: JenisPengadaan
  metode: MetodePemilihan
  /** null where the method knows none */
  kualifikasi: Kualifikasi | null
}

/** The method of the address, as far as it is one. */
function methodOf(query: URLSearchParams): Method {
  const kinds = JENIS_PENGADAAN.map((j) => j.kode)
  const jenis = chosen(query.get('jenis'), kinds, 'BAR')
  const metode = chosen(query.get('metode'), metodeUntuk(jenis), jenis === 'KOL' ? 'SEL' : 'TEN')
  const offered = kualifikasiUntuk(metode)
  const kualifikasi = offered.length > 0 ? chosen(query.get('kualifikasi'), offered, 'K') : null
  return { jenis, metode, kualifikasi }
}

/** The stages of a method, with how long they usually take. */
function useStages({ jenis, metode, kualifikasi }: Method) {
  const office = useOffice()
  const times = useQuery({
    queryKey: ['templat-durasi'],
    queryFn: () => office.templatDurasi(),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const template = kodeTemplat(metode, kualifikasi)
  const first = jadwalAwal(metode, kualifikasi, jenis)
  const taking = new Map(first.map((t) => [t.urut, t.include]))
  const usual = (times.data ?? []).filter((d) => d.template === template)
  const stages = templatUntuk(metode, kualifikasi).map((t): TahapPanduan => ({
    tahap: t,
    include: taking.get(t.urut) ?? true,
    durasi: usual.find((d) => d.urut === t.urut),
  }))
  return { stages, days: usual.length > 0 ? hariKerjaJadwal(first, usual) : 0, times }
}

/** /rup/paket/learn: what methods and tahap mean, drawn from the table of tahap (decisions §4). */
export default function PanduanPage() {
  const [query] = useSearchParams()
  const method = methodOf(query)
  const { stages, days, times } = useStages(method)
  return (
    <>
      <PageTitle title={text.judul} description={text.keterangan} />
      <MethodChoice {...method} />
      <div style={{ display: 'grid', gap: 8, maxWidth: '72ch', marginBottom: 32 }}>
        <Typography>{text.metodeIsi[method.metode]}</Typography>
        {method.kualifikasi !== null && (
          <Typography>{text.kualifikasiIsi[method.kualifikasi]}</Typography>
        )}
        <Typography color="text.secondary">{text.jadwal}</Typography>
      </div>
      <Unread of={[times]} />
      <section aria-labelledby="judul-alur" aria-live="polite">
        <Typography variant="h2" id="judul-alur">
          {text.tahap(stages.length, stages.filter((t) => t.include).length)}
        </Typography>
        {days > 0 && (
          <Typography color="text.secondary" sx={{ mt: 0.5 }}>
            {text.lama(days)}
          </Typography>
        )}
        <AlurTahap tahap={stages} jenis={method.jenis} />
      </section>
    </>
  )
}

/** The method is chosen in the address. */
function MethodChoice({ jenis, metode, kualifikasi }: Method) {
  const methods = metodeUntuk(jenis)
  const offered = kualifikasiUntuk(metode)
  return (
    <div
      role="group"
      aria-label={text.pilihan}
      style={{ display: 'flex', flexWrap: 'wrap', gap: 16, marginBottom: 24 }}
    >
      <OneOf name="jenis" label={text.jenis} value={jenis} list={JENIS_PENGADAAN} />
      <OneOf
        name="metode"
        label={text.metode}
        value={metode}
        list={METODE_PEMILIHAN.filter((m) => methods.includes(m.kode))}
      />
      {kualifikasi !== null && (
        <OneOf
          name="kualifikasi"
          label={text.kualifikasi}
          value={kualifikasi}
          list={KUALIFIKASI.filter((k) => offered.includes(k.kode))}
        />
      )}
    </div>
  )
}

function OneOf(p: { name: string; label: string; value: string; list: readonly Pilihan[] }) {
  const [query, setQuery] = useSearchParams()
  return (
    <TextField
      select
      label={p.label}
      value={p.value}
      onChange={(e) => {
        const next = new URLSearchParams(query)
        next.set(p.name, e.target.value)
        setQuery(next, { replace: true, preventScrollReset: true })
      }}
      sx={{ width: { xs: '100%', sm: 260 } }}
      slotProps={{ select: { native: true } }}
    >
      {p.list.map((o) => (
        <option key={o.kode} value={o.kode}>
          {o.teks}
        </option>
      ))}
    </TextField>
  )
}
