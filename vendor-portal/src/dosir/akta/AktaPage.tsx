import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import { ID_BELUM_ADA } from '@eproc/domain/dosir/bagian'
import { aturanAkta, MAKS_AKTA, type AktaInput } from '@eproc/domain/dosir/aturan'
import { DOKUMEN } from '@eproc/domain/common/documents'
import type { Akta } from '@eproc/domain/dosir/answers'
import { dosirLayar } from '@eproc/i18n/id/dosir_portal'
import { umum } from '@eproc/i18n/id/umum'
import { api, keFormData, errorMessage } from '@eproc/ui/api/api.ts'
import { FormFile } from '@eproc/ui/fields/FormFile.tsx'
import { FormDate } from '@eproc/ui/fields/FormDate.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { DialogProses } from '@eproc/ui/dialog/DialogProses.tsx'
import { Formulir } from '@eproc/ui/fields/Formulir.tsx'
import { useNotice } from '@eproc/ui/api/notice.ts'
import { KerangkaHalaman } from '@eproc/ui/layout/Kerangka.tsx'
import { BagianDosir } from '../BagianDosir.tsx'
import { TestGroup, Kisi } from '../FieldGrid.tsx'
import { resolverAturan } from '@eproc/ui/fields/resolver.ts'
import { hariIniServer, useBagian, useRekananId, useSimpan } from '../useDosir.ts'

const t = dosirLayar.akta

/** Akta Pendirian and Akta Perubahan Terakhir in one form (S2 §2.2). */
export default function AktaPage() {
  const id = useRekananId()
  const { data, isPending } = useBagian<Akta>('akta', (v) => `/vendor/register3/akta/${v}`)
  return (
    <BagianDosir kunci="akta" judul={t.judul}>
      {id !== null &&
        (isPending || !data ? <KerangkaHalaman /> : <AktaForm key={data.versi} data={data} />)}
    </BagianDosir>
  )
}

function AktaForm({ data }: { data: Akta }) {
  const vendorId = useRekananId()
  const baru = data.aktaId === ID_BELUM_ADA
  const { simpan, sibuk, kemajuan } = useSimpan()
  const { notify } = useNotice()
  const form = useForm<AktaInput>({
    defaultValues: {
      aktaANo: data.aktaANo ?? '',
      aktaATgl: data.aktaATgl ?? '',
      aktaANotaris: data.aktaANotaris ?? '',
      aktaADoc: null,
      aktaUNo: data.aktaUNo ?? '',
      aktaUTgl: data.aktaUTgl ?? '',
      aktaUNotaris: data.aktaUNotaris ?? '',
      aktaUDoc: null,
    },
    resolver: resolverAturan((input) =>
      aturanAkta(input, {
        hariIni: hariIniServer(),
        tersimpan: { aktaADoc: Boolean(data.aktaADoc), aktaUDoc: Boolean(data.aktaUDoc) },
      })
    ),
  })
  const kirim = async (input: AktaInput) => {
    const body = keFormData({ ...input, vendorId, aktaId: data.aktaId, versi: data.versi })
    const jalur = baru ? '/vendor/register3/akta' : '/vendor/register3/akta/update'
    try {
      await simpan((maju) => api.post(jalur, body, { kemajuan: maju }))
    } catch (error) {
      const pesan = baru ? dosirLayar.errors.simpan : dosirLayar.errors.ubah
      notify(pesan(errorMessage(error)), 'error')
      throw error
    }
  }
  return (
    <Formulir form={form} onKirim={kirim}>
      <BlokAkta sisi="A" judul={t.pendirian} data={data} wajib />
      <BlokAkta sisi="U" judul={t.perubahan} petunjuk={t.perubahanPetunjuk} data={data} />
      <div>
        <Button type="submit" variant="contained" size="large" disabled={sibuk}>
          {umum.tombol.simpan}
        </Button>
      </div>
      <DialogProses buka={sibuk} kemajuan={kemajuan} />
    </Formulir>
  )
}

interface BlokAktaProps {
  /** A akta pendirian, U akta perubahan terakhir */
  sisi: 'A' | 'U'
  judul: string
  petunjuk?: string
  data: Akta
  wajib?: boolean
}

function BlokAkta({ sisi, judul, petunjuk, data, wajib = false }: BlokAktaProps) {
  const dokumen = `akta${sisi}Doc` as const
  return (
    <TestGroup>
      <legend>{judul}</legend>
      {petunjuk && (
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {petunjuk}
        </Typography>
      )}
      <Kisi>
        <FormText name={`akta${sisi}No`} label={t.nomor} maks={MAKS_AKTA.aktaANo} wajib={wajib} />
        <FormDate name={`akta${sisi}Tgl`} label={t.tanggal} wajib={wajib} />
        <FormText
          name={`akta${sisi}Notaris`}
          label={t.notaris}
          maks={MAKS_AKTA.aktaANotaris}
          wajib={wajib}
        />
        <div data-lebar>
          <FormFile
            name={dokumen}
            label={t.dokumen}
            jenis={DOKUMEN.akta[dokumen].jenis}
            tersimpan={data[dokumen]}
            namaTersimpan={data.berkas[dokumen]?.nama ?? null}
            wajib={wajib}
          />
        </div>
      </Kisi>
    </TestGroup>
  )
}
