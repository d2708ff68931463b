import Button from '@mui/material/Button'
import { useState } from 'react'
import { api } from '@eproc/ui/api/api.ts'
import { rupLayar } from '@eproc/i18n/id/rup_office'
import { DialogPenuh } from '@eproc/ui/dialog/DialogPenuh.tsx'
import { notify } from '@eproc/ui/api/notice.ts'
import { KerangkaHalaman } from '@eproc/ui/layout/Kerangka.tsx'
import { KotakPesan } from '@eproc/ui/feedback/KotakPesan.tsx'
import { errorMessage } from '@eproc/ui/api/api.ts'
import { DialogAlasan } from '../paket/DialogAlasan.tsx'
import { useAddressQuery, useRincianKegiatan, useSegarkanRup } from './data_rup.ts'
import { KegiatanValues } from './IsiKegiatan.tsx'

const teks = rupLayar.kegiatan
type Tindakan = 'ajukan' | 'setujui' | 'tolak'

/** Kegiatan dialog of `?kegiatan=12`; links in mails and in the bell open it directly. */
export function RincianDariAlamat() {
  const alamat = useAddressQuery('kegiatan')
  if (typeof alamat.buka !== 'number') return null
  return <RincianDialog key={alamat.buka} id={alamat.buka} onTutup={alamat.tutup} />
}

function RincianDialog({ id, onTutup }: { id: number; onTutup: () => void }) {
  const { data: k, error } = useRincianKegiatan(id)
  const [tanya, setTanya] = useState<Tindakan | null>(null)
  const segarkan = useSegarkanRup()
  const objek = k ? `${k.kode} ${k.nama}` : ''
  const kirim = async (catatan: string) => {
    const { message } = await api.post(`/api/rup/kegiatan/${id}/${tanya}`, {
      versi: k!.versi,
      ...(tanya === 'tolak' ? { catatan } : {}),
    })
    notify(message)
    onTutup()
    await segarkan()
  }
  const tombol = (t: Tindakan, gaya: object) =>
    k?.bisa.includes(t) && (
      <Button {...gaya} onClick={() => setTanya(t)}>
        {teks.aksi[t]}
      </Button>
    )
  return (
    <DialogPenuh
      buka
      lebar="lg"
      judul={objek || teks.rincian.judul}
      onTutup={onTutup}
      aksi={
        <>
          <Button onClick={onTutup}>{teks.aksi.tutup}</Button>
          {tombol('tolak', { variant: 'outlined', color: 'error' })}
          {tombol('ajukan', { variant: 'contained' })}
          {tombol('setujui', { variant: 'contained' })}
        </>
      }
    >
      {error ? (
        <KotakPesan nada="error">{errorMessage(error)}</KotakPesan>
      ) : k ? (
        <KegiatanValues kegiatan={k} />
      ) : (
        <KerangkaHalaman baris={4} />
      )}
      {k && tanya && (
        <DialogAlasan
          key={tanya}
          buka
          judul={teks.konfirmasi[tanya](k.nama)}
          objek={objek}
          {...(tanya === 'setujui'
            ? {}
            : { isi: tanya === 'tolak' ? teks.konfirmasi.tolakIsi : teks.konfirmasi.ajukanIsi })}
          label={teks.konfirmasi.catatan}
          tombol={teks.aksi[tanya]}
          tanpaAlasan={tanya !== 'tolak'}
          aman={tanya !== 'tolak'}
          onTutup={() => setTanya(null)}
          onYa={kirim}
        />
      )}
    </DialogPenuh>
  )
}
