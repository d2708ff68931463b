import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import { useGetOne } from 'react-admin'
import { useForm, useWatch } from 'react-hook-form'
import { aturanBerita, MAKS_BERITA } from '@eproc/domain/master/aturan_master'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { keHari } from '@eproc/domain/common/format'
import type { BeritaInformasi } from '@eproc/domain/publik/answers'
import { TIPE_BERITA } from '@eproc/domain/common/choices'
import { berita as teks } from '@eproc/i18n/id/berita'
import { umum } from '@eproc/i18n/id/umum'
import { api, keFormData, errorMessage } from '@eproc/ui/api/api.ts'
import { FormFile } from '@eproc/ui/fields/FormFile.tsx'
import { FormCheckbox } from '@eproc/ui/fields/FormCheckbox.tsx'
import { FormRadio } from '@eproc/ui/fields/FormRadio.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { DialogPenuh } from '@eproc/ui/dialog/DialogPenuh.tsx'
import { DialogProses } from '@eproc/ui/dialog/DialogProses.tsx'
import { Formulir } from '@eproc/ui/fields/Formulir.tsx'
import { showAlert, notify } from '@eproc/ui/api/notice.ts'
import { KerangkaHalaman } from '@eproc/ui/layout/Kerangka.tsx'
import { clockNow } from '@eproc/ui/api/time.ts'
import { Kosong } from '@eproc/ui/feedback/Kosong.tsx'
import { resolverAturan } from '@eproc/ui/fields/resolver.ts'
import { Pratinjau } from '../kebijakan-vendor/Pratinjau.tsx'

interface FormInput {
  title: string
  content: string
  type: string
  fileAttachment: File | null
  hapusFileAttachment: boolean
}

interface DialogProps {
  /** null: baru */
  id: number | null
  onTutup: (tersimpan: boolean) => void
}

/** Dialog tambah atau ubah; yang diubah dimuat ulang dahulu agar versinya terbaru. */
export function BeritaDialog({ id, onTutup }: DialogProps) {
  const { data, error } = useGetOne<BeritaInformasi>(
    'admin/berita-informasi',
    { id: id ?? 0 },
    { enabled: id !== null, staleTime: 0, refetchOnMount: 'always' }
  )
  if (id === null || data) return <FormBerita lama={data ?? null} onTutup={onTutup} />
  return (
    <DialogPenuh buka judul={teks.ubah} onTutup={() => onTutup(false)}>
      {error ? (
        <Kosong
          gambar="error"
          judul={teks.gagalAmbil(error instanceof Error ? error.message : umum.errors.server)}
        />
      ) : (
        <KerangkaHalaman baris={4} />
      )}
    </DialogPenuh>
  )
}

function FormBerita({
  lama: previous,
  onTutup,
}: {
  lama: BeritaInformasi | null
  onTutup: DialogProps['onTutup']
}) {
  const idForm = useId()
  const [kemajuan, setKemajuan] = useState<number | null>(null)
  const form = useForm<FormInput>({
    defaultValues: {
      title: previous?.title ?? '',
      content: previous?.content ?? '',
      type: previous?.type ?? 'I',
      fileAttachment: null,
      hapusFileAttachment: false,
    },
    resolver: resolverAturan((input) => aturanBerita(input, { hariIni: keHari(clockNow()) ?? '' })),
  })
  const isi = useWatch({ control: form.control, name: 'content' })

  const simpan = async (input: FormInput) => {
    setKemajuan(0)
    try {
      const { message } = await api.post(
        '/api/berita-informasi',
        keFormData({ ...input, id: previous?.id ?? -1, versi: previous?.versi }),
        { kemajuan: setKemajuan }
      )
      notify(message)
      onTutup(true)
    } catch (failure) {
      showAlert(teks.gagalSimpan(errorMessage(failure)))
      throw failure
    } finally {
      setKemajuan(null)
    }
  }

  return (
    <DialogPenuh
      buka
      judul={previous ? teks.ubah : teks.tambah}
      onTutup={() => onTutup(false)}
      kotor={form.formState.isDirty}
      sibuk={kemajuan !== null}
      aksi={
        <>
          <Button onClick={() => onTutup(false)}>{umum.tombol.batal}</Button>
          <Button type="submit" form={idForm} variant="contained">
            {umum.tombol.simpan}
          </Button>
        </>
      }
    >
      <Formulir id={idForm} form={form} onKirim={simpan} jaga={false}>
        <FormText name="title" label={teks.kolom.title} wajib maks={MAKS_BERITA.title} />
        <FormRadio
          name="type"
          label={teks.kolom.type}
          pilihan={TIPE_BERITA}
          petunjuk={teks.keteranganJenis}
        />
        <FormText
          name="content"
          label={teks.kolom.content}
          wajib
          baris={8}
          maks={MAKS_BERITA.content}
          petunjuk={teks.bantuanTulis}
        />
        <Pratinjau teks={isi} />
        <FormFile
          name="fileAttachment"
          label={teks.kolom.fileAttachment}
          jenis={DOKUMEN.berita.fileAttachment.jenis}
          tersimpan={previous?.lampiran?.jalur ?? null}
          namaTersimpan={previous?.lampiran?.nama ?? null}
        />
        {previous?.lampiran && (
          <FormCheckbox name="hapusFileAttachment" label={teks.hapusLampiran} />
        )}
      </Formulir>
      <DialogProses buka={kemajuan !== null} kemajuan={kemajuan ?? 0} />
    </DialogPenuh>
  )
}
