import Button from '@mui/material/Button'
import { useForm } from 'react-hook-form'
import { BERKAS_BA_PL, type BerkasBaPl, type JawabanBaPl } from '@eproc/domain/tender/answers_hasil'
import { JENIS_BERKAS_UMUM } from '@eproc/domain/common/choices'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { api, keFormData } from '@eproc/ui/api/api.ts'
import { BidangBerkas } from '@eproc/ui/fields/FormFile.tsx'
import { DialogProses } from '@eproc/ui/dialog/DialogProses.tsx'
import { Formulir } from '@eproc/ui/fields/Formulir.tsx'
import { TautanBerkas } from '@eproc/ui/document/TautanBerkas.tsx'
import { DaftarButir } from '../../Butir.tsx'
import { useIsiPanel } from '../../data_tender.ts'
import { KotakGagal } from '../../dialog/KotakGagal.tsx'
import type { PanelProps } from '../../dialog/panel.ts'
import { TenderSelesai } from '../../dialog/TenderSelesai.tsx'
import { useTindakan } from '../../tindakan.ts'

const teks = tenderStaf.baPl
const JALUR = '/api/rup/lelang/penunjukan-langsung/berita-acara'
type Isian = Record<BerkasBaPl, File | null>
const AWAL = Object.fromEntries(BERKAS_BA_PL.map((b) => [b, null])) as Isian

/** Seven files of minutes for a direct appointment; TLA is completed from here. */
export default function PanelBaPl({ paket, aktif, boleh }: PanelProps) {
  const { data } = useIsiPanel<JawabanBaPl>(paket.id, `${JALUR}/${paket.id}`)
  if (!data) return null
  const dapat = aktif && boleh('tender.baPl')
  return (
    <>
      {dapat ? (
        <Form paketId={paket.id} data={data} />
      ) : (
        <DaftarButir
          butir={BERKAS_BA_PL.map((b) => [
            teks.nama[b],
            data[b] ? (
              <TautanBerkas key={b} path={data[b]} nama={teks.nama[b]} />
            ) : (
              tenderStaf.berkas.belum
            ),
          ])}
        />
      )}
      <TenderSelesai
        paket={paket}
        boleh={boleh}
        siap={BERKAS_BA_PL.some((b) => data[b] !== null)}
      />
    </>
  )
}

function Form({ paketId, data }: { paketId: number; data: JawabanBaPl }) {
  const form = useForm<Isian>({ defaultValues: AWAL })
  const { jalankan, sibuk, kemajuan, kegagalan, gagal } = useTindakan(
    paketId,
    tenderStaf.gagal.baPl
  )
  const unggah = async (isian: Isian) => {
    if (BERKAS_BA_PL.every((b) => !isian[b])) return gagal(tenderHasil.baPl.kosong)
    const badan = keFormData({ paketPenyediaId: paketId, ...isian })
    if (await jalankan((maju) => api.post(JALUR, badan, { kemajuan: maju }))) form.reset(AWAL)
  }
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 720 }}>
      <KotakGagal kegagalan={kegagalan} />
      <Formulir form={form} onKirim={unggah} jaga={false}>
        {BERKAS_BA_PL.map((b) => (
          <BidangBerkas<Isian>
            key={b}
            name={b}
            label={teks.nama[b]}
            jenis={JENIS_BERKAS_UMUM}
            kunciMaks="MAKS_UKURAN_TENDER"
            tersimpan={data[b]}
            namaTersimpan={teks.nama[b]}
          />
        ))}
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
