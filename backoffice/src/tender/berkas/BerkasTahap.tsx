import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { TipeBerkasTahap } from '@eproc/domain/tender/answers'
import { tender } from '@eproc/i18n/id/tender'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { api, keFormData } from '@eproc/ui/api/api.ts'
import { DialogProses } from '@eproc/ui/dialog/DialogProses.tsx'
import { useSesi } from '@eproc/ui/session/sesi.ts'
import { TautanBerkas } from '@eproc/ui/document/TautanBerkas.tsx'
import { useJadwalTender } from '../tender_reads.ts'
import { FailureBox } from '../dialog/FailureBox.tsx'
import type { PanelProps } from '../dialog/panel.ts'
import { BerkasPicker } from './BerkasPicker.tsx'
import { usePanelDeed } from '../usePanelDeed.ts'

const teks = tenderStaf.berkas

interface BerkasTahapProps extends Pick<PanelProps, 'paket' | 'tahap'> {
  tipe: Exclude<TipeBerkasTahap, 'jadwal'>
  judul: string
  kosong: string
  tombol: string
  dapat: boolean
}

/** Files of one tahap (announcement, explanation): what is stored, and an upload for those with the right. */
export function BerkasTahap(p: BerkasTahapProps) {
  const { paket, tahap } = p
  const { data } = useJadwalTender(paket.id)
  const berkas = data?.find((b) => b.kunci === tahap.kunci)?.berkas.filter((b) => b.tipe === p.tipe)
  return (
    <section aria-label={p.judul} style={{ display: 'grid', gap: 12 }}>
      {berkas?.length === 0 && <Typography color="text.secondary">{p.kosong}</Typography>}
      <ul style={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 8 }}>
        {berkas?.map((b) => (
          <li key={b.id}>
            <TautanBerkas path={b.file} nama={b.nama} />{' '}
            <Typography component="span" variant="caption" color="text.secondary">
              {[teks.pada(tanggalWaktu(b.pada)), b.showVendor ? '' : teks.disembunyikan]
                .filter(Boolean)
                .join(', ')}
            </Typography>
          </li>
        ))}
      </ul>
      {p.dapat && <Unggah {...p} />}
    </section>
  )
}

function Unggah({ paket, tahap, tipe, judul, tombol }: BerkasTahapProps) {
  const [file, setFile] = useState<File | null>(null)
  const [tampil, setTampil] = useState(true)
  const userId = useSesi().pengguna?.userId ?? 0
  const { run, sibuk, kemajuan, kegagalan, gagal } = usePanelDeed(paket.id, tenderStaf.gagal.unggah)
  const unggah = async () => {
    if (!file) return gagal(tender.berkasTahap.minimal)
    const { id, kode, nama, metodePemilihan } = paket
    const berhasil = await run((maju) =>
      api.post(
        '/api/rup/jadwal-private/upload',
        keFormData({
          paketPenyediaId: id,
          paket: { id, kode, nama, metodePemilihan },
          urut: tahap.urut,
          tipe,
          showVendor: tampil,
          userId,
          file,
        }),
        { kemajuan: maju }
      )
    )
    if (berhasil) setFile(null)
  }
  return (
    <>
      <FailureBox kegagalan={kegagalan} />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '8px 24px', alignItems: 'center' }}>
        <BerkasPicker nama={judul} berkas={file} onPilih={setFile} />
        <FormControlLabel
          control={<Checkbox checked={tampil} onChange={(_, c) => setTampil(c)} />}
          label={teks.showVendor}
        />
        <Button variant="contained" onClick={() => void unggah()}>
          {tombol}
        </Button>
      </div>
      <DialogProses buka={sibuk} kemajuan={kemajuan} />
    </>
  )
}
