import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import { useFieldArray, useForm } from 'react-hook-form'
import { JENIS_BERKAS_UMUM } from '@eproc/domain/common/choices'
import { paket as words } from '@eproc/i18n/id/paket'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { FormFile } from '@eproc/ui/fields/FormFile.tsx'
import { FormCheckbox } from '@eproc/ui/fields/FormCheckbox.tsx'
import { FormSelect } from '@eproc/ui/fields/FormSelect.tsx'
import { FullDialog } from '@eproc/ui/dialog/FullDialog.tsx'
import { ProgressDialog } from '@eproc/ui/dialog/ProgressDialog.tsx'
import { Form } from '@eproc/ui/fields/Form.tsx'
import { showAlert } from '@eproc/ui/api/notice.ts'
import { FileLink } from '@eproc/ui/document/FileLink.tsx'
import type { FileJadwal } from '../../providers/verbs/paket.ts'
import { useDeed } from '../../shared/deed/useDeed.ts'
import { FormRow, RemoveRow } from '../form/parts.tsx'
import { useLeave } from '../OnePaket.tsx'

const text = paketLayar.unggah

interface FileInput {
  berkas: FileJadwal[]
}

const EMPTY: FileJadwal = { urut: '', file: null, showVendor: false }

/** `/12/file-jadwal` (S3 §2.4): one or more files, each with its stage and whether vendors see it. */
export default function FileJadwalDialog() {
  const paket = useRecordContext<RincianPaket>()!
  const leave = useLeave()
  const [progress, setProgress] = useState<number | null>(null)
  const form = useForm<FileInput>({ defaultValues: { berkas: [EMPTY] } })
  const { isDirty, isSubmitting } = form.formState
  const upload = useDeed(
    (office, files: FileJadwal[]) => office.unggahFileJadwal(paket.id, files, setProgress),
    { onDone: leave, onFailed: (message) => showAlert(paketLayar.gagal.upload(message), 'error') }
  )
  const send = async ({ berkas }: FileInput) => {
    if (!berkas.some(({ file }) => file)) return showAlert(words.aturan.berkasJadwalKosong, 'error')
    setProgress(0)
    try {
      await upload.mutateAsync(berkas)
    } finally {
      setProgress(null)
    }
  }
  return (
    <FullDialog
      open
      title={`${text.judul(paket.kode)} · ${paket.nama}`}
      onClose={leave}
      dirty={isDirty && !upload.isSuccess}
      busy={isSubmitting}
      actions={
        <>
          <Button onClick={leave}>{paketLayar.konfirmasi.tutup}</Button>
          <Button type="submit" form="file-jadwal" variant="contained" loading={isSubmitting}>
            {text.kirim}
          </Button>
        </>
      }
    >
      <Form form={form} id="file-jadwal" onSubmit={send}>
        <FileRows />
      </Form>
      <StoredFiles />
      <ProgressDialog
        open={progress !== null}
        {...(progress === null ? {} : { progress: progress })}
      />
    </FullDialog>
  )
}

/** The files that are to be sent. */
function FileRows() {
  const { listJadwal } = useRecordContext<RincianPaket>()!
  const { fields, append, remove } = useFieldArray<FileInput, 'berkas'>({ name: 'berkas' })
  const stages = listJadwal.map((l) => ({ kode: String(l.urut), teks: `${l.urut}. ${l.tahap}` }))
  return (
    <>
      {fields.map((f, i) => (
        <FormRow key={f.id} aria-label={`${text.berkas} ${i + 1}`}>
          <FormSelect
            name={`berkas.${i}.urut`}
            label={paketLayar.editor.jadwal.tahap}
            required
            choices={stages}
          />
          <FormFile
            name={`berkas.${i}.file`}
            label={text.berkas}
            required
            kind={JENIS_BERKAS_UMUM}
            limitKey="MAKS_UKURAN_TENDER"
          />
          <FormCheckbox name={`berkas.${i}.showVendor`} label={text.tampak} />
          <RemoveRow label={paketLayar.editor.hps.hapus(i + 1)} onClick={() => remove(i)} />
        </FormRow>
      ))}
      <div>
        <Button variant="outlined" startIcon={<Add />} onClick={() => append(EMPTY)}>
          {text.tambah}
        </Button>
      </div>
    </>
  )
}

/** The files that are there already. */
function StoredFiles() {
  const { listJadwal } = useRecordContext<RincianPaket>()!
  const stored = listJadwal.flatMap((l) => l.berkas.map((b) => ({ ...b, tahap: l.tahap })))
  if (stored.length === 0) return null
  return (
    <section>
      <h3>{text.tersimpan}</h3>
      <ul style={{ paddingLeft: 20 }}>
        {stored.map((b) => (
          <li key={b.id}>
            {b.tahap}: <FileLink path={b.file} name={b.nama} />{' '}
            <small>({b.showVendor ? text.rekanan : text.staf})</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
