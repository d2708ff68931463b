import Hapus from '@mui/icons-material/DeleteOutlined'
import Tambah from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useFieldArray, useForm } from 'react-hook-form'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import { JENIS_BERKAS_UMUM } from '@eproc/domain/common/choices'
import { paket as pesan } from '@eproc/i18n/id/paket'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { api, errorMessage } from '@eproc/ui/api/api.ts'
import { FormFile } from '@eproc/ui/fields/FormFile.tsx'
import { FormCheckbox } from '@eproc/ui/fields/FormCheckbox.tsx'
import { FormSelect } from '@eproc/ui/fields/FormSelect.tsx'
import { DialogPenuh } from '@eproc/ui/dialog/DialogPenuh.tsx'
import { DialogProses } from '@eproc/ui/dialog/DialogProses.tsx'
import { Formulir } from '@eproc/ui/fields/Formulir.tsx'
import { showAlert, notify } from '@eproc/ui/api/notice.ts'
import { TautanBerkas } from '@eproc/ui/document/TautanBerkas.tsx'
import { usePaket, useSegarkanPaket } from '../data_paket.ts'
import { Butir } from '../form/HpsStep.tsx'

const teks = paketLayar.unggah

interface FormInput {
  berkas: { urut: string; file: File | null; showVendor: boolean }[]
}

/** Upload file jadwal (S3 §2.4): one or more files, each with its tahap and whether it shows. */
export function DialogFileJadwal(p: { paketId: number; onTutup: () => void }) {
  const { data } = usePaket(p.paketId)
  return data ? <Isi paket={data} onTutup={p.onTutup} /> : null
}

function Isi({ paket, onTutup }: { paket: RincianPaket; onTutup: () => void }) {
  const segarkan = useSegarkanPaket()
  const [kemajuan, setKemajuan] = useState<number | null>(null)
  const form = useForm<FormInput>({
    defaultValues: { berkas: [{ urut: '', file: null, showVendor: false }] },
  })
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'berkas' })
  const { isDirty, isSubmitting } = form.formState
  const tersimpan = paket.listJadwal.flatMap((l) => l.berkas.map((b) => ({ ...b, tahap: l.tahap })))

  const kirim = async ({ berkas }: FormInput) => {
    if (berkas.length === 0) {
      showAlert(pesan.aturan.berkasJadwalKosong, 'error')
      return
    }
    const body = new FormData()
    body.append('paketPenyediaId', String(paket.id))
    body.append('fileCount', String(berkas.length))
    for (const [i, b] of berkas.entries()) {
      body.append(`uruts[${i}]`, b.urut)
      body.append(`showVendors[${i}]`, String(b.showVendor))
    }
    for (const [i, b] of berkas.entries()) if (b.file) body.append(`uploadFiles[${i}]`, b.file)
    setKemajuan(0)
    try {
      const { message } = await api.post('/api/rup/jadwal/upload', body, {
        kemajuan: setKemajuan,
      })
      notify(message)
      await segarkan()
      onTutup()
    } catch (error) {
      showAlert(paketLayar.gagal.upload(errorMessage(error)), 'error')
      throw error
    } finally {
      setKemajuan(null)
    }
  }
  return (
    <DialogPenuh
      buka
      judul={`${teks.judul(paket.kode)} · ${paket.nama}`}
      onTutup={onTutup}
      kotor={isDirty}
      sibuk={isSubmitting}
      aksi={
        <>
          <Button onClick={onTutup}>{paketLayar.konfirmasi.tutup}</Button>
          <Button type="submit" form="file-jadwal" variant="contained" loading={isSubmitting}>
            {teks.kirim}
          </Button>
        </>
      }
    >
      <Formulir form={form} id="file-jadwal" onKirim={kirim}>
        {fields.map((f, i) => (
          <Butir key={f.id} aria-label={`${teks.berkas} ${i + 1}`}>
            <FormSelect
              name={`berkas.${i}.urut`}
              label={paketLayar.editor.jadwal.tahap}
              wajib
              pilihan={paket.listJadwal.map((l) => ({
                kode: String(l.urut),
                teks: `${l.urut}. ${l.tahap}`,
              }))}
            />
            <FormFile
              name={`berkas.${i}.file`}
              label={teks.berkas}
              wajib
              jenis={JENIS_BERKAS_UMUM}
              kunciMaks="MAKS_UKURAN_TENDER"
            />
            <FormCheckbox name={`berkas.${i}.showVendor`} label={teks.tampak} />
            <IconButton
              data-hapus
              aria-label={paketLayar.editor.hps.hapus(i + 1)}
              onClick={() => remove(i)}
            >
              <Hapus />
            </IconButton>
          </Butir>
        ))}
        <div>
          <Button
            variant="outlined"
            startIcon={<Tambah />}
            onClick={() => append({ urut: '', file: null, showVendor: false })}
          >
            {teks.tambah}
          </Button>
        </div>
      </Formulir>
      {tersimpan.length > 0 && (
        <section>
          <h3>{teks.tersimpan}</h3>
          <ul style={{ paddingLeft: 20 }}>
            {tersimpan.map((b) => (
              <li key={b.id}>
                {b.tahap}: <TautanBerkas path={b.file} nama={b.nama} />{' '}
                <small>({b.showVendor ? teks.rekanan : teks.staf})</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      <DialogProses buka={kemajuan !== null} {...(kemajuan === null ? {} : { kemajuan })} />
    </DialogPenuh>
  )
}
