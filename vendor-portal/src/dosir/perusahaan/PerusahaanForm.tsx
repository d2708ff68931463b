import Button from '@mui/material/Button'
import { useForm, useWatch } from 'react-hook-form'
import { ID_BELUM_ADA } from '@eproc/domain/dosir/bagian'
import { aturanPerusahaan, MAKS_PERUSAHAAN, MAKS_PUSAT } from '@eproc/domain/dosir/aturan'
import { DOKUMEN } from '@eproc/domain/common/documents'
import type { DataPerusahaan } from '@eproc/domain/dosir/answers'
import { BENTUK_USAHA, UKURAN_USAHA } from '@eproc/domain/common/choices'
import { dosirLayar } from '@eproc/i18n/id/dosir_portal'
import { umum } from '@eproc/i18n/id/umum'
import { api, keFormData, pesanGalat } from '@eproc/ui/api/api.ts'
import { BidangBerkas } from '@eproc/ui/fields/FormFile.tsx'
import { BidangCentang } from '@eproc/ui/fields/FormCheckbox.tsx'
import { BidangMasker } from '@eproc/ui/fields/FormMasked.tsx'
import { BidangPilihan } from '@eproc/ui/fields/FormSelect.tsx'
import { BidangTeks } from '@eproc/ui/fields/FormText.tsx'
import { DialogProses } from '@eproc/ui/dialog/DialogProses.tsx'
import { Formulir } from '@eproc/ui/fields/Formulir.tsx'
import { useKabar } from '@eproc/ui/api/notice.ts'
import { useSesi } from '@eproc/ui/session/sesi.ts'
import { Kelompok, Kisi } from '../Kisi.tsx'
import { resolverAturan } from '@eproc/ui/fields/resolver.ts'
import { hariIniServer, useRekananId, useSimpan } from '../useDosir.ts'
import { KelompokAlamat } from '../KelompokAlamat.tsx'
import { isianAwal, keIsian, type FormPerusahaan } from './isian_perusahaan.ts'
import { PkpForm } from './PkpForm.tsx'

const t = dosirLayar.perusahaan

/** Form of Data Perusahaan; the rules of S2 §5 come from the domain, as on the server. */
export function PerusahaanForm({ data }: { data: DataPerusahaan | null }) {
  const id = useRekananId()
  const { pengguna } = useSesi()
  const { simpan, sibuk, kemajuan } = useSimpan()
  const { kabarkan } = useKabar()
  const tersimpan = {
    skPkp: Boolean(data?.skPkp),
    fileFormulir: Boolean(data?.fileFormulir),
    fileNonPKP: Boolean(data?.fileNonPKP),
    fileSertifikat: Boolean(data?.fileSertifikat),
  }
  const form = useForm<FormPerusahaan>({
    defaultValues: isianAwal(data),
    resolver: resolverAturan((f) =>
      aturanPerusahaan(keIsian(f), { hariIni: hariIniServer(), tersimpan })
    ),
  })
  const kirim = async (f: FormPerusahaan) => {
    const badan = keFormData({
      ...keIsian(f),
      vendorId: id ?? ID_BELUM_ADA,
      emailR: pengguna?.email,
      versi: data?.versi,
    })
    const jalur = data ? '/vendor/registrasi/perusahaan/update' : '/vendor/registrasi/perusahaan'
    try {
      await simpan((maju) => api.post(jalur, badan, { kemajuan: maju }))
    } catch (galat) {
      kabarkan(pesanGalat(galat), 'galat')
      throw galat
    }
  }
  return (
    <Formulir form={form} onKirim={kirim}>
      <Kelompok>
        <legend>{t.identitas}</legend>
        <Kisi>
          <div data-lebar>
            <BidangTeks
              name="nama"
              label={t.nama}
              petunjuk={t.namaPetunjuk}
              maks={MAKS_PERUSAHAAN.nama}
              autoComplete="organization"
              wajib
            />
          </div>
          <BidangPilihan name="bentuk" label={t.bentuk} pilihan={BENTUK_USAHA} wajib />
          <BidangPilihan name="ukuran" label={t.ukuran} pilihan={UKURAN_USAHA} />
          <BidangMasker name="npwp" label={t.npwp} petunjuk={t.npwpPetunjuk} masker="npwp" wajib />
        </Kisi>
      </Kelompok>
      <KelompokAlamat
        maks={MAKS_PERUSAHAAN}
        labelEmail={t.email}
        petunjukAlamat={t.alamatPetunjuk}
        petunjukEmail={t.emailPetunjuk}
        tengah={<BidangTeks name="fax" label={t.fax} type="tel" maks={MAKS_PERUSAHAAN.fax} />}
        bawah={
          <div style={{ marginTop: 12 }}>
            <BidangCentang name="cabang" label={t.cabang} />
          </div>
        }
      >
        <BidangTeks name="website" label={t.website} type="url" maks={MAKS_PERUSAHAAN.website} />
      </KelompokAlamat>
      <KantorPusat />
      <PkpForm data={data} />
      <Kelompok>
        <legend>{t.lampiran}</legend>
        <BidangBerkas
          name="fileFormulir"
          label={t.fileFormulir}
          jenis={DOKUMEN.perusahaan.fileFormulir.jenis}
          tersimpan={data?.fileFormulir ?? null}
          namaTersimpan={data?.berkas.fileFormulir?.nama ?? null}
          wajib
        />
        <Button
          href="/daftar/Formulir_Keikutsertaan_Vendor.doc"
          download
          size="small"
          sx={{ mt: 1 }}
        >
          {t.unduhFormulir}
        </Button>
      </Kelompok>
      <div>
        <Button type="submit" variant="contained" size="large" disabled={sibuk}>
          {umum.tombol.simpan}
        </Button>
      </div>
      <DialogProses buka={sibuk} kemajuan={kemajuan} />
    </Formulir>
  )
}

/** Branches only: address and phone of the head office are required. */
function KantorPusat() {
  const cabang = useWatch({ name: 'cabang' }) as boolean
  if (!cabang) return null
  return (
    <Kelompok>
      <legend>{t.pusat}</legend>
      <Kisi>
        <div data-lebar>
          <BidangTeks
            name="alamatPusat"
            label={t.alamatPusat}
            maks={MAKS_PUSAT.alamatPusat}
            baris={2}
            wajib
          />
        </div>
        <BidangTeks
          name="teleponPusat"
          label={t.teleponPusat}
          type="tel"
          maks={MAKS_PUSAT.teleponPusat}
          wajib
        />
        <BidangTeks name="faxPusat" label={t.faxPusat} type="tel" maks={MAKS_PUSAT.faxPusat} />
        <BidangTeks
          name="emailPusat"
          label={t.emailPusat}
          type="email"
          maks={MAKS_PUSAT.emailPusat}
        />
      </Kisi>
    </Kelompok>
  )
}
