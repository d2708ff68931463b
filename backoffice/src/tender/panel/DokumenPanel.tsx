import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { DokumenTahap, DokumenTender, JenisDokumenTender } from '@eproc/domain/tender/answers'
import { JENIS_BERKAS_UMUM } from '@eproc/domain/common/choices'
import { tender } from '@eproc/i18n/id/tender'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { api, keFormData } from '@eproc/ui/api/api.ts'
import { FormFile } from '@eproc/ui/fields/FormFile.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { DialogProses } from '@eproc/ui/dialog/DialogProses.tsx'
import { Formulir } from '@eproc/ui/fields/Formulir.tsx'
import { KotakPesan } from '@eproc/ui/feedback/KotakPesan.tsx'
import { TautanBerkas } from '@eproc/ui/document/TautanBerkas.tsx'
import { Stacked, ItemList } from '../ItemList.tsx'
import { useIsiPanel } from '../tender_reads.ts'
import { FailureBox } from '../dialog/FailureBox.tsx'
import type { PanelProps } from '../dialog/panel.ts'
import { usePanelDeed } from '../usePanelDeed.ts'

const teks = tenderStaf.dokumen
const NAMA: Record<JenisDokumenTender, string> = { fileSDP: teks.sdp, fileTambahan: teks.tambahan }
const JENIS = ['fileSDP', 'fileTambahan'] as const

/** Tender documents of one tahap with their versions; a change after the explanation is an addendum. */
export default function DokumenPanel({ paket, tahap, boleh }: PanelProps) {
  const { data } = useIsiPanel<DokumenTender>(
    paket.id,
    `/api/lelang/prakualifikasi/upload/${paket.id}`
  )
  const milik = data?.semua.find((d) => d.tahap === tahap.kunci)
  if (!data || !milik) return null
  // Documents change until the submission ends, which is long after this stage: the server decides.
  const dapat = boleh('tender.sdp') && paket.statusPelaksanaan === 'A' && data.tahap === tahap.kunci
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <ItemList butir={JENIS.map((j) => [NAMA[j], <Versi key={j} dokumen={milik} jenis={j} />])} />
      {dapat && <Unggah paketId={paket.id} tahap={tahap.kunci} />}
    </div>
  )
}

function Versi({ dokumen, jenis }: { dokumen: DokumenTahap; jenis: JenisDokumenTender }) {
  const versi = dokumen.versi.filter((v) => v.jenis === jenis)
  if (versi.length === 0) return <>{teks.belum}</>
  return (
    <Stacked>
      {versi.map((v) => (
        <span key={v.id}>
          <TautanBerkas path={v.file} nama={v.nama} />{' '}
          <Typography component="span" variant="caption" color="text.secondary">
            {[teks.versi(v.versiKe), tanggalWaktu(v.pada), v.keterangan].filter(Boolean).join(', ')}
          </Typography>
        </span>
      ))}
    </Stacked>
  )
}

interface FormInput {
  fileSDP: File | null
  fileTambahan: File | null
  keterangan: string
}
const AWAL: FormInput = { fileSDP: null, fileTambahan: null, keterangan: '' }

function Unggah({ paketId, tahap }: { paketId: number; tahap: string }) {
  const form = useForm<FormInput>({ defaultValues: AWAL })
  const [hasil, setHasil] = useState<DokumenTender | null>(null)
  const { run, sibuk, kemajuan, kegagalan, gagal } = usePanelDeed(paketId, tenderStaf.gagal.unggah)
  const unggah = async (input: FormInput) => {
    if (!input.fileSDP && !input.fileTambahan) return gagal(tender.dokumen.minimal)
    const { keterangan, ...file } = input
    const berhasil = await run(async (maju) => {
      const jawaban = await api.post<DokumenTender>(
        '/api/lelang/prakualifikasi/upload',
        keFormData({
          paketPenyediaId: paketId,
          tahap,
          ...file,
          keterangan: keterangan.trim() || null,
        }),
        { kemajuan: maju }
      )
      setHasil(jawaban.data)
      return jawaban
    })
    if (berhasil) form.reset(AWAL)
  }
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 720 }}>
      <FailureBox kegagalan={kegagalan} />
      {hasil?.addendum && (
        <KotakPesan nada="peringatan" judul={teks.addendum} onTutup={() => setHasil(null)}>
          {hasil.pemasukan &&
            teks.perpanjang(hasil.pemasukan.tahap, tanggalWaktu(hasil.pemasukan.selesai))}
        </KotakPesan>
      )}
      <Formulir form={form} onKirim={unggah} jaga={false}>
        {JENIS.map((j) => (
          <FormFile<FormInput>
            key={j}
            name={j}
            label={NAMA[j]}
            jenis={JENIS_BERKAS_UMUM}
            kunciMaks="MAKS_UKURAN_TENDER"
          />
        ))}
        <FormText<FormInput>
          name="keterangan"
          label={teks.keterangan}
          petunjuk={teks.keteranganPetunjuk}
          maks={1000}
          baris={2}
        />
        <div>
          <Button type="submit" variant="contained">
            {teks.tombol}
          </Button>
        </div>
      </Formulir>
      <DialogProses buka={sibuk} kemajuan={kemajuan} />
    </div>
  )
}
