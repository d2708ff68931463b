import Button from '@mui/material/Button'
import { useForm } from 'react-hook-form'
import { paketLayar as teks } from '@eproc/i18n/id/paket_office'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { DialogPenuh } from '@eproc/ui/dialog/DialogPenuh.tsx'
import { Formulir } from '@eproc/ui/fields/Formulir.tsx'

export interface DialogAlasanProps {
  buka: boolean
  /** The question as the specification words it. */
  judul: string
  /** Its object: code and name of the paket. */
  objek: string
  isi?: string
  label?: string
  tombol: string
  /** Without a reason: only a confirmation. */
  tanpaAlasan?: boolean
  aman?: boolean
  onTutup: () => void
  onYa: (alasan: string) => Promise<void>
}

/** Confirms an action that needs a written reason; a failure keeps what was typed. */
export function DialogAlasan(p: DialogAlasanProps) {
  const form = useForm({ defaultValues: { alasan: '' } })
  const { isSubmitting } = form.formState
  return (
    <DialogPenuh
      buka={p.buka}
      judul={p.judul}
      lebar="sm"
      onTutup={p.onTutup}
      sibuk={isSubmitting}
      aksi={
        <>
          <Button onClick={p.onTutup} disabled={isSubmitting}>
            {teks.konfirmasi.tutup}
          </Button>
          <Button
            type="submit"
            form="alasan"
            variant="contained"
            color={p.aman ? 'primary' : 'error'}
            loading={isSubmitting}
          >
            {p.tombol}
          </Button>
        </>
      }
    >
      <Formulir
        form={form}
        id="alasan"
        jaga={false}
        onKirim={async ({ alasan }) => {
          await p.onYa(alasan)
        }}
      >
        <p style={{ margin: 0, fontWeight: 600 }}>{p.objek}</p>
        {p.isi && <p style={{ margin: 0 }}>{p.isi}</p>}
        {!p.tanpaAlasan && (
          <FormText
            name="alasan"
            label={p.label ?? teks.konfirmasi.alasan}
            baris={3}
            maks={2000}
            wajib
            petunjuk={teks.konfirmasi.alasanPetunjuk}
          />
        )}
      </Formulir>
    </DialogPenuh>
  )
}
