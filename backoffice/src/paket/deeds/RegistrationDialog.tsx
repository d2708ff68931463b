import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import {
  akhirTahapDaftar,
  aturanPendaftaran,
  batasDaftar,
  palingCepatDaftar,
} from '@eproc/domain/paket/aturan_pendaftaran'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { clockNow } from '@eproc/ui/api/time.ts'
import { DeedDialog } from '../../shared/deed/DeedDialog.tsx'
import { MomentInput } from '../../shared/form/DayInput.tsx'
import { asItIs } from '../../shared/stale/told.ts'
import { paketTitle, useLeave } from '../OnePaket.tsx'

const text = paketLayar.pendaftaran

interface RegistrationInput {
  /** of the package, as it was read */
  versi: number
  selesaiDaftar: string
}

const valuesOf = ({ versi, selesaiDaftar }: RincianPaket): RegistrationInput => ({
  versi,
  selesaiDaftar: selesaiDaftar ?? '',
})

/** `/12/pendaftaran`: when registration ends after publication (decisions §5). */
export default function RegistrationDialog() {
  const paket = useRecordContext<RincianPaket>()!
  const leave = useLeave()
  const [start] = useState(() => valuesOf(paket))
  const limit = batasDaftar(paket, paket.listJadwal)
  const context = () => ({
    tahap: akhirTahapDaftar(paket, paket.listJadwal),
    berlaku: paket.selesaiDaftar,
    batas: limit,
    kini: clockNow(),
  })
  const rules = ({ selesaiDaftar }: RegistrationInput) =>
    aturanPendaftaran(selesaiDaftar, context())
  return (
    <DeedDialog<RegistrationInput, RincianPaket>
      title={text.judul}
      defaults={start}
      newest={{ id: paket.id, ...valuesOf(paket) }}
      names={{ selesaiDaftar: text.selesai }}
      told={{ selesaiDaftar: (moment) => tanggalWaktu(asItIs(moment)) }}
      rules={rules}
      submit={{ text: text.simpan, cancel: paketLayar.konfirmasi.tutup }}
      deed={(office, input) => office.aturPendaftaran(paket.id, input)}
      close={leave}
    >
      <Typography sx={{ fontWeight: 600 }}>{paketTitle(paket)}</Typography>
      <Typography>
        {text.masa(tanggalWaktu(paket.mulaiDaftar), tanggalWaktu(paket.selesaiDaftar))}
      </Typography>
      <Typography color="text.secondary">
        {text.batas(tanggalWaktu(palingCepatDaftar(context())), tanggalWaktu(limit))}
      </Typography>
      <div>
        <Typography sx={{ fontWeight: 600, mb: 0.75 }}>{text.selesai}</Typography>
        <MomentInput
          source="selesaiDaftar"
          dayLabel={text.hari}
          timeLabel={text.jam}
          firstTime="16:00"
        />
      </div>
    </DeedDialog>
  )
}
