import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCanAccess } from 'react-admin'
import { useForm, useWatch } from 'react-hook-form'
import { aturanKebijakan, MAKS_KEBIJAKAN } from '@eproc/domain/berita/aturan_kebijakan'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { keHari, tanggalWaktu } from '@eproc/domain/common/format'
import type { KebijakanVendor } from '@eproc/domain/publik/answers'
import { berita } from '@eproc/i18n/id/berita'
import { umum } from '@eproc/i18n/id/umum'
import { api, keFormData, errorMessage } from '@eproc/ui/api/api.ts'
import { FormFile } from '@eproc/ui/fields/FormFile.tsx'
import { FormCheckbox } from '@eproc/ui/fields/FormCheckbox.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { DialogProses } from '@eproc/ui/dialog/DialogProses.tsx'
import { Formulir } from '@eproc/ui/fields/Formulir.tsx'
import { Halaman401 } from '@eproc/ui/layout/ErrorPage.tsx'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { notify } from '@eproc/ui/api/notice.ts'
import { KerangkaHalaman } from '@eproc/ui/layout/Kerangka.tsx'
import { Kosong } from '@eproc/ui/feedback/Kosong.tsx'
import { Tautan } from '@eproc/ui/layout/Tautan.tsx'
import { clockNow } from '@eproc/ui/api/time.ts'
import { resolverAturan } from '@eproc/ui/fields/resolver.ts'
import { Pratinjau } from './Pratinjau.tsx'

const teks = berita.kebijakan
const KUNCI = ['kebijakan-vendor']
const SLOT = [1, 2, 3] as const

interface FormInput {
  content: string
  file1: File | null
  file2: File | null
  file3: File | null
  hapusFile1: boolean
  hapusFile2: boolean
  hapusFile3: boolean
}

/** /admin/kebijakan-vendor: the text of the policy and at most three attachments. */
export default function KebijakanVendorPage() {
  const { canAccess, isPending: memeriksa } = useCanAccess({
    resource: 'admin/kebijakan-vendor',
    action: 'edit',
  })
  const { data, error } = useQuery({
    queryKey: KUNCI,
    queryFn: () => api.ambil<KebijakanVendor>('/api/kebijakan-vendor/1'),
    staleTime: 0,
    enabled: canAccess === true,
  })
  if (!memeriksa && !canAccess) return <Halaman401 />
  return (
    <>
      <PageTitle
        judul={teks.judul}
        keterangan={teks.keterangan}
        aksi={
          <Button component={Tautan} ke="/kebijakan-vendor" variant="outlined">
            {teks.lihat}
          </Button>
        }
      />
      {error ? (
        <Kosong gambar="error" judul={errorMessage(error)} />
      ) : data ? (
        <FormKebijakan key={data.versi} lama={data} />
      ) : (
        <KerangkaHalaman />
      )}
    </>
  )
}

function FormKebijakan({ lama: previous }: { lama: KebijakanVendor }) {
  const klien = useQueryClient()
  const [kemajuan, setKemajuan] = useState<number | null>(null)
  const form = useForm<FormInput>({
    defaultValues: {
      content: previous.content,
      file1: null,
      file2: null,
      file3: null,
      hapusFile1: false,
      hapusFile2: false,
      hapusFile3: false,
    },
    resolver: resolverAturan((input) =>
      aturanKebijakan(input, { hariIni: keHari(clockNow()) ?? '' })
    ),
  })
  const isi = useWatch({ control: form.control, name: 'content' })

  const simpan = async (input: FormInput) => {
    setKemajuan(0)
    try {
      const { data, message } = await api.put<KebijakanVendor>(
        '/api/kebijakan-vendor/1',
        keFormData({ ...input, versi: previous.versi }),
        { kemajuan: setKemajuan }
      )
      notify(message)
      klien.setQueryData(KUNCI, data)
    } finally {
      setKemajuan(null)
    }
  }

  return (
    <div style={{ maxWidth: 860 }}>
      <Formulir form={form} onKirim={simpan}>
        <FormText
          name="content"
          label={teks.isi}
          wajib
          baris={12}
          maks={MAKS_KEBIJAKAN.content}
          petunjuk={berita.bantuanTulis}
        />
        <Pratinjau teks={isi} />
        {SLOT.map((ke) => {
          const ada = previous.lampiran.find((l) => l.ke === ke)
          return (
            <div key={ke}>
              <FormFile
                name={`file${ke}`}
                label={teks.lampiran(ke)}
                jenis={DOKUMEN.kebijakan[`file${ke}`].jenis}
                tersimpan={ada?.jalur ?? null}
                namaTersimpan={ada?.nama ?? null}
              />
              {ada && (
                <FormCheckbox
                  name={`hapusFile${ke}`}
                  label={`${berita.hapusLampiran} ${ke}: ${ada.nama}`}
                />
              )}
            </div>
          )
        })}
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>
          <Button type="submit" variant="contained">
            {umum.tombol.simpan}
          </Button>
          <Typography variant="caption" color="text.secondary">
            {previous.versi > 1 || previous.content
              ? teks.diperbarui(tanggalWaktu(previous.updatedAt))
              : teks.belumDiisi}
          </Typography>
        </div>
      </Formulir>
      <DialogProses buka={kemajuan !== null} kemajuan={kemajuan ?? 0} />
    </div>
  )
}
