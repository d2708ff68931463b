import Button from '@mui/material/Button'
import { useState, type ReactNode } from 'react'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import type { TindakanPaket } from '@eproc/domain/paket/tindakan_paket'
import { paketLayar as teks } from '@eproc/i18n/id/paket_office'
import { api, errorMessage } from '@eproc/ui/api/api.ts'
import { DialogPenuh } from '@eproc/ui/dialog/DialogPenuh.tsx'
import { showAlert, notify } from '@eproc/ui/api/notice.ts'
import { KerangkaHalaman } from '@eproc/ui/layout/Kerangka.tsx'
import { usePaket, useSegarkanPaket } from '../data_paket.ts'
import { DialogAlasan } from '../DialogAlasan.tsx'
import { InfoPaket } from '../show/PaketOverview.tsx'

/** A change of status, with its question and its call. */
const PROSES = {
  terbitkan: {
    tombol: teks.aksi.publish,
    judul: (p: RincianPaket) => teks.konfirmasi.publish(p.nama),
    isi: teks.konfirmasi.publishIsi,
    ya: teks.aksi.publish,
    aman: true,
  },
  lanjutkan: {
    tombol: teks.aksi.lanjutkan,
    judul: (p: RincianPaket) => teks.konfirmasi.lanjutkan(p.nama),
    ya: teks.aksi.lanjutkan,
    aman: true,
  },
  selesai: {
    tombol: teks.aksi.selesai,
    judul: (p: RincianPaket) => teks.konfirmasi.selesai(p.nama),
    isi: teks.konfirmasi.selesaiIsi,
    ya: teks.aksi.selesai,
    aman: true,
  },
  tunda: {
    tombol: teks.aksi.tunda,
    judul: () => teks.konfirmasi.tunda,
    ya: teks.aksi.tunda,
    alasan: true,
  },
  gagal: {
    tombol: teks.aksi.gagal,
    judul: () => teks.konfirmasi.gagal,
    ya: teks.konfirmasi.tombolGagal,
    alasan: true,
  },
  batal: {
    tombol: teks.aksi.batal,
    judul: () => teks.konfirmasi.batal,
    ya: teks.konfirmasi.tombolBatal,
    alasan: true,
  },
  ulang: {
    tombol: teks.aksi.ulang,
    judul: () => teks.konfirmasi.ulang,
    ya: teks.aksi.ulang,
    alasan: true,
  },
} satisfies Partial<
  Record<
    TindakanPaket,
    {
      tombol: string
      judul: (p: RincianPaket) => string
      isi?: string
      ya: string
      aman?: boolean
      alasan?: boolean
    }
  >
>
type Proses = keyof typeof PROSES

async function run(proses: Proses, id: number, alasan: string): Promise<string> {
  try {
    const { message } =
      proses === 'terbitkan'
        ? await api.post('/api/rup/paket/publish', { paketPenyediaId: id })
        : await api.put(`/api/rup/lelang/${proses}/${id}`, alasan ? { alasan } : {})
    return message
  } catch (error) {
    const pesan = errorMessage(error)
    showAlert(
      proses === 'terbitkan' ? teks.gagal.publish(pesan) : teks.gagal.proses(pesan),
      'error'
    )
    throw error
  }
}

/** Buttons for what may be done with this paket now, each with its confirmation. */
export function TombolProses({
  paket,
  onSelesai,
}: {
  paket: RincianPaket
  onSelesai?: () => void
}) {
  const [proses, setProses] = useState<Proses | null>(null)
  const segarkan = useSegarkanPaket()
  const daftar = (Object.keys(PROSES) as Proses[]).filter((t) => paket.bisa.includes(t))
  const ini = proses ? PROSES[proses] : null
  return (
    <>
      {daftar.map((t) => (
        <Button
          key={t}
          variant={'aman' in PROSES[t] ? 'contained' : 'outlined'}
          color={'aman' in PROSES[t] ? 'primary' : 'error'}
          onClick={() => setProses(t)}
        >
          {PROSES[t].tombol}
        </Button>
      ))}
      {proses && ini && (
        <DialogAlasan
          key={proses}
          buka
          judul={ini.judul(paket)}
          objek={`${paket.kode} · ${paket.nama}`}
          {...('isi' in ini ? { isi: ini.isi } : {})}
          tombol={ini.ya}
          tanpaAlasan={!('alasan' in ini)}
          aman={'aman' in ini}
          onTutup={() => setProses(null)}
          onYa={async (alasan) => {
            const pesan = await run(proses, paket.id, alasan)
            setProses(null)
            notify(pesan)
            await segarkan()
            onSelesai?.()
          }}
        />
      )}
    </>
  )
}

/** Details of a paket across the screen, its actions in the footer. */
export function DialogPaket(p: {
  paketId: number
  onTutup: () => void
  /** More buttons, for instance to revise the jadwal. */
  aksi?: (paket: RincianPaket) => ReactNode
}) {
  const { data: paket } = usePaket(p.paketId)
  return (
    <DialogPenuh
      buka
      penuh
      judul={paket ? `${paket.kode} · ${paket.nama}` : teks.rincian.informasi}
      onTutup={p.onTutup}
      aksi={
        <>
          <Button onClick={p.onTutup}>{teks.konfirmasi.tutup}</Button>
          {paket && p.aksi?.(paket)}
          {paket && <TombolProses paket={paket} />}
        </>
      }
    >
      <div style={{ maxWidth: 1240, margin: '0 auto' }}>
        {paket ? <InfoPaket paket={paket} /> : <KerangkaHalaman />}
      </div>
    </DialogPenuh>
  )
}
