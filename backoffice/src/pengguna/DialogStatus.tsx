import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useRefresh } from 'react-admin'
import { useForm, useWatch } from 'react-hook-form'
import type { PenggunaAnswer } from '@eproc/domain/master/answers'
import { apakahRekanan } from '@eproc/domain/common/roles'
import { STATUS_PENGGUNA, type StatusPengguna } from '@eproc/domain/common/choices'
import { master } from '@eproc/i18n/id/master'
import { umum } from '@eproc/i18n/id/umum'
import { api } from '@eproc/ui/api/api.ts'
import { FormRadio } from '@eproc/ui/fields/FormRadio.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { DialogPenuh } from '@eproc/ui/dialog/DialogPenuh.tsx'
import { Formulir } from '@eproc/ui/fields/Formulir.tsx'
import { notify } from '@eproc/ui/api/notice.ts'

const teks = master.pengguna
const MAKS_ALASAN = 500

/** Changes an account's status; tells the consequence before it is sent. */
export function DialogStatus(p: { pengguna: PenggunaAnswer; onTutup: () => void }) {
  const { pengguna, onTutup } = p
  const id = useId()
  const segarkan = useRefresh()
  const [sibuk, setSibuk] = useState(false)
  const form = useForm<{ status: StatusPengguna | ''; alasan: string }>({
    defaultValues: { status: '', alasan: '' },
  })
  const status = useWatch({ control: form.control, name: 'status' })
  const akibat = apakahRekanan(pengguna.roles) ? teks.statusRekananIsi : teks.statusIsi
  return (
    <DialogPenuh
      buka
      lebar="sm"
      judul={teks.ubahStatusJudul(pengguna.nama)}
      onTutup={onTutup}
      sibuk={sibuk}
      aksi={
        <>
          <Button onClick={onTutup} disabled={sibuk}>
            {umum.tombol.batal}
          </Button>
          <Button
            type="submit"
            form={id}
            variant="contained"
            color={status === 'A' || status === '' ? 'primary' : 'error'}
            loading={sibuk}
          >
            {teks.ubahStatus}
          </Button>
        </>
      }
    >
      <Formulir
        form={form}
        id={id}
        jaga={false}
        onKirim={async (input) => {
          setSibuk(true)
          try {
            const { id: penggunaId, login, nama, email, versi } = pengguna
            await api.put(`/userman/status/${penggunaId}`, {
              id: penggunaId,
              login,
              nama,
              email,
              versi,
              ...input,
            })
          } finally {
            setSibuk(false)
          }
          notify(master.pesan.statusUbah)
          segarkan()
          onTutup()
        }}
      >
        <FormRadio
          name="status"
          label={teks.statusBaru}
          wajib
          pilihan={STATUS_PENGGUNA.filter((s) => s.kode !== pengguna.status)}
        />
        {status !== '' && <Typography role="status">{akibat[status]}</Typography>}
        <FormText
          name="alasan"
          label={teks.alasan}
          baris={2}
          maks={MAKS_ALASAN}
          petunjuk={teks.alasanBantuan}
        />
      </Formulir>
    </DialogPenuh>
  )
}
