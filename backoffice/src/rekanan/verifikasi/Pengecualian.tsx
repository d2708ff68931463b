import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import type { BagianVerifikasi, KeadaanVerifikasi } from '@eproc/domain/verifikasi/answers'
import { umum } from '@eproc/i18n/id/umum'
import { pemeriksaanOffice } from '@eproc/i18n/id/pemeriksaan_office'
import { DeedDialog } from '../../shared/deed/DeedDialog.tsx'
import { RequiredText } from '../../shared/form/RequiredText.tsx'

const text = pemeriksaanOffice.dialog
const required = ({ alasan }: { alasan: string | null }) =>
  alasan?.trim() ? [] : [{ field: 'alasan', rule: 'required', message: umum.errors.wajib }]

/** Exempts a new company from the minimum of two pengalaman, with a reason for the journal. */
export function Pengecualian({ bagian }: { bagian: BagianVerifikasi }) {
  const vendor = useRecordContext<KeadaanVerifikasi>()!
  const [asked, setAsked] = useState<KeadaanVerifikasi | null>(null)
  if (bagian.kunci !== 'pengalaman' || bagian.lengkap || vendor.bebasPengalaman) return null
  return (
    <>
      <Button variant="outlined" onClick={() => setAsked(vendor)} sx={{ whiteSpace: 'normal' }}>
        {text.kecualikan}
      </Button>
      {asked && (
        <DeedDialog<{ alasan: string }>
          title={text.kecualikanJudul(asked.nama)}
          submit={{ text: umum.tombol.simpan }}
          rules={required}
          deed={(office, { alasan }) => office.kecualikanPengalaman(asked, alasan.trim())}
          close={() => setAsked(null)}
          draft={`pengecualian.${asked.id}`}
        >
          <Typography>{text.kecualikanIsi}</Typography>
          <RequiredText source="alasan" label={text.alasan} max={1000} multiline minRows={2} />
        </DeedDialog>
      )}
    </>
  )
}
