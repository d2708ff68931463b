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
import { api, keFormData, pesanGalat } from '@eproc/ui/api/api.ts'
import { BidangBerkas } from '@eproc/ui/fields/FormFile.tsx'
import { BidangCentang } from '@eproc/ui/fields/FormCheckbox.tsx'
import { BidangRadio } from '@eproc/ui/fields/FormRadio.tsx'
import { BidangTeks } from '@eproc/ui/fields/FormText.tsx'
import { DialogPenuh } from '@eproc/ui/dialog/DialogPenuh.tsx'
import { DialogProses } from '@eproc/ui/dialog/DialogProses.tsx'
import { Formulir } from '@eproc/ui/fields/Formulir.tsx'
import { beritahu, kabarkan } from '@eproc/ui/api/notice.ts'
import { KerangkaHalaman } from '@eproc/ui/layout/Kerangka.tsx'
import { sekarang } from '@eproc/ui/api/time.ts'
import { Kosong } from '@eproc/ui/feedback/Kosong.tsx'
import { resolverAturan } from '@eproc/ui/fields/resolver.ts'
import { Pratinjau } from '../kebijakan-vendor/Pratinjau.tsx'

interface Isian {
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
          gambar="galat"
          judul={teks.gagalAmbil(error instanceof Error ? error.message : umum.galat.server)}
        />
      ) : (
        <KerangkaHalaman baris={4} />
      )}
    </DialogPenuh>
  )
}

function FormBerita({
  lama,
  onTutup,
}: {
  lama: BeritaInformasi | null
  onTutup: DialogProps['onTutup']
}) {
  const idForm = useId()
  const [kemajuan, setKemajuan] = useState<number | null>(null)
  const form = useForm<Isian>({
    defaultValues: {
      title: lama?.title ?? '',
      content: lama?.content ?? '',
      type: lama?.type ?? 'I',
      fileAttachment: null,
      hapusFileAttachment: false,
    },
    resolver: resolverAturan((isian) => aturanBerita(isian, { hariIni: keHari(sekarang()) ?? '' })),
  })
  const isi = useWatch({ control: form.control, name: 'content' })

  const simpan = async (isian: Isian) => {
    setKemajuan(0)
    try {
      const { message } = await api.post(
        '/api/berita-informasi',
        keFormData({ ...isian, id: lama?.id ?? -1, versi: lama?.versi }),
        { kemajuan: setKemajuan }
      )
      kabarkan(message)
      onTutup(true)
    } catch (galat) {
      beritahu(teks.gagalSimpan(pesanGalat(galat)))
      throw galat
    } finally {
      setKemajuan(null)
    }
  }

  return (
    <DialogPenuh
      buka
      judul={lama ? teks.ubah : teks.tambah}
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
        <BidangTeks name="title" label={teks.kolom.title} wajib maks={MAKS_BERITA.title} />
        <BidangRadio
          name="type"
          label={teks.kolom.type}
          pilihan={TIPE_BERITA}
          petunjuk={teks.keteranganJenis}
        />
        <BidangTeks
          name="content"
          label={teks.kolom.content}
          wajib
          baris={8}
          maks={MAKS_BERITA.content}
          petunjuk={teks.bantuanTulis}
        />
        <Pratinjau teks={isi} />
        <BidangBerkas
          name="fileAttachment"
          label={teks.kolom.fileAttachment}
          jenis={DOKUMEN.berita.fileAttachment.jenis}
          tersimpan={lama?.lampiran?.jalur ?? null}
          namaTersimpan={lama?.lampiran?.nama ?? null}
        />
        {lama?.lampiran && <BidangCentang name="hapusFileAttachment" label={teks.hapusLampiran} />}
      </Formulir>
      <DialogProses buka={kemajuan !== null} kemajuan={kemajuan ?? 0} />
    </DialogPenuh>
  )
}
