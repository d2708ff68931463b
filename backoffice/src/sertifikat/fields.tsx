/** What the list, the dialog and a vendor's own tab say of a certificate. */
import { FunctionField, SimpleShowLayout, TextField, useRecordContext } from 'react-admin'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { SertifikatRekanan, SertifikatRow } from '@eproc/domain/verifikasi/answers'
import { verifikasiOffice } from '@eproc/i18n/id/verifikasi_office'
import { EmailText } from '../shared/list/EmailText.tsx'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'

const text = verifikasiOffice.sertifikat
const COLORS = { sah: 'hijau', diganti: 'abu', tidakBerlaku: 'merah' } as const

export const keadaanText = ({ keadaan }: SertifikatRow): string =>
  verifikasiOffice.daftarSertifikat[keadaan]

export function KeadaanField() {
  const record = useRecordContext<SertifikatRow>()
  return record && <StatusChip color={COLORS[record.keadaan]} text={keadaanText(record)} />
}

/** When it was sent, and to whom. */
export const sentField = (s: SertifikatRekanan) =>
  s.dikirimPada && s.dikirimKe ? (
    <>
      {tanggalWaktu(s.dikirimPada)}, <EmailText email={s.dikirimKe} />
    </>
  ) : (
    text.belumDikirim
  )

/** Number, times, and where anybody may check it. */
export const SertifikatFacts = () => (
  <SimpleShowLayout sx={{ p: 0, overflowWrap: 'anywhere' }}>
    <TextField source="nomor" label={text.nomor} />
    <FunctionField<SertifikatRekanan>
      label={text.dibuat}
      render={(s) => tanggalWaktu(s.dibuatPada)}
    />
    <FunctionField<SertifikatRekanan> label={text.dikirim} render={sentField} />
    <FunctionField<SertifikatRekanan>
      label={text.alamatPeriksa}
      render={({ kode }) => (
        <a href={`/sertifikat/${kode}`} target="_blank" rel="noreferrer">
          {`${window.location.origin}/sertifikat/${kode}`}
        </a>
      )}
    />
  </SimpleShowLayout>
)
