import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Finding } from '@eproc/domain/common/checker'
import { keMs, tanggalWaktu } from '@eproc/domain/common/format'
import { aturanRevisi, type LangkahJadwal } from '@eproc/domain/paket/jadwal'
import type { RevisiRow, RincianPaket } from '@eproc/domain/paket/answers'
import { templatUntuk } from '@eproc/domain/tahap/templat'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { api, ApiError, errorMessage } from '@eproc/ui/api/api.ts'
import { DialogPenuh } from '@eproc/ui/dialog/DialogPenuh.tsx'
import { showAlert, notify } from '@eproc/ui/api/notice.ts'
import { KerangkaHalaman } from '@eproc/ui/layout/Kerangka.tsx'
import { KotakPesan } from '@eproc/ui/feedback/KotakPesan.tsx'
import { useSekarang } from '@eproc/ui/api/time.ts'
import { usePaket, useSegarkanPaket } from '../data_paket.ts'
import { TabelIsianJadwal } from './JadwalInputs.tsx'

const teks = paketLayar.revisi

/** The waiting revision of the jadwal; empty when there is none. */
export const useRevisi = (paketId: number) =>
  useQuery({
    queryKey: ['paket', 'revisi', paketId],
    queryFn: () => api.ambil<RevisiRow[]>(`/api/rup/jadwal/revisi/${paketId}`),
  })

/** Revises the jadwal (S3 §2.4): edited, saved, then approved by the manajer ULP. */
export function DialogRevisi({ paketId, onTutup }: { paketId: number; onTutup: () => void }) {
  const { data: paket } = usePaket(paketId)
  const { data: revisi } = useRevisi(paketId)
  if (!paket || !revisi) {
    return (
      <DialogPenuh buka penuh judul={teks.judul('')} onTutup={onTutup}>
        <KerangkaHalaman />
      </DialogPenuh>
    )
  }
  return <Isi paket={paket} revisi={revisi} onTutup={onTutup} />
}

function Isi(p: { paket: RincianPaket; revisi: RevisiRow[]; onTutup: () => void }) {
  const { paket } = p
  const segarkan = useSegarkanPaket()
  const kini = useSekarang()
  const asal = useMemo(() => new Map(paket.listJadwal.map((l) => [l.urut, l])), [paket.listJadwal])
  const [baris, setBaris] = useState<(LangkahJadwal & RevisiInput)[]>(() =>
    paket.listJadwal.map((l) => {
      const r = p.revisi.find((x) => x.urut === l.urut)
      return {
        urut: l.urut,
        tahap: l.tahap,
        include: r?.include ?? l.include,
        mulai: r ? r.mulai : l.mulai,
        selesai: r ? r.selesai : l.selesai,
        remark: r?.remark ?? '',
      }
    })
  )
  const [sibuk, setSibuk] = useState(false)
  const [kotor, setKotor] = useState(false)
  const [serverErrors, setServerErrors] = useState<ReadonlyMap<number, string>>(new Map())

  const pemasukan = templatUntuk(paket.metodePemilihan, paket.kualifikasi)
    .filter((t) => t.rekanan?.startsWith('pemasukan:'))
    .map((t) => t.urut)
  const ditunda = paket.statusPelaksanaan === 'P'
  // A paused package's time stands still since the pause, which the server knows.
  const saat = ditunda ? 0 : kini
  const temuan = aturanRevisi(baris, { lama: paket.listJadwal, sekarang: saat, pemasukan })
  const umum = temuan.find((g) => g.field === 'listJadwal')?.message
  const failure = new Map([...serverErrors, ...pesanTahap(temuan)])
  const lewat = (urut: number, apa: 'mulai' | 'selesai') => {
    const l = asal.get(urut)!
    const ms = keMs(l[apa])
    return !ditunda && l.include && ms !== null && ms <= kini
  }
  const nomor = [...asal.keys()]

  const simpan = async () => {
    setSibuk(true)
    try {
      const { message } = await api.post('/api/rup/jadwal/revisi', {
        paketPenyediaId: paket.id,
        listRevisiJadwal: baris.map(({ tahap: _t, ...l }) => l),
      })
      notify(message)
      await segarkan()
      p.onTutup()
    } catch (error) {
      if (error instanceof ApiError) {
        setServerErrors(pesanTahap(error.errors))
      }
      showAlert(paketLayar.gagal.revisi(errorMessage(error)), 'error')
    } finally {
      setSibuk(false)
    }
  }
  return (
    <DialogPenuh
      buka
      penuh
      judul={`${teks.judul(paket.kode)} · ${paket.nama}`}
      onTutup={p.onTutup}
      kotor={kotor}
      sibuk={sibuk}
      aksi={
        <>
          <Button onClick={p.onTutup} disabled={sibuk}>
            {paketLayar.konfirmasi.tutup}
          </Button>
          <Button
            variant="contained"
            loading={sibuk}
            disabled={temuan.length > 0 || !kotor}
            onClick={() => void simpan()}
          >
            {teks.simpan}
          </Button>
        </>
      }
    >
      <div style={{ maxWidth: 1240, margin: '0 auto', display: 'grid', gap: 16 }}>
        {paket.revisi?.status === 'menunggu' && (
          <KotakPesan nada="info">
            {teks.menunggu(paket.revisi.pengaju, tanggalWaktu(paket.revisi.diajukanPada))}
          </KotakPesan>
        )}
        <KotakPesan nada="info">{ditunda ? teks.ditunda : teks.aturan}</KotakPesan>
        {umum && <KotakPesan nada="error">{umum}</KotakPesan>}
        <TabelIsianJadwal
          baris={baris}
          asal={asal}
          errors={failure}
          terkunci={new Set(nomor.filter((n) => lewat(n, 'selesai')))}
          hanyaAkhir={new Set(nomor.filter((n) => lewat(n, 'mulai')))}
          onUbah={(urut, bagian) => {
            setKotor(true)
            setServerErrors(new Map())
            setBaris((previous) => previous.map((b) => (b.urut === urut ? { ...b, ...bagian } : b)))
          }}
        />
      </div>
    </DialogPenuh>
  )
}

/** Pesan menurut nomor tahap. */
const pesanTahap = (findings: readonly Finding[]): ReadonlyMap<number, string> =>
  new Map(
    findings.flatMap((g) => {
      const i = /^listJadwal\.(\d+)$/.exec(g.field)
      return i ? [[Number(i[1]) + 1, g.message] as const] : []
    })
  )

interface RevisiInput {
  mulai: string | null | undefined
  selesai: string | null | undefined
}
