import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useForm } from 'react-hook-form'
import { BENTUK_USAHA, JENIS_REKANAN } from '@eproc/domain/common/choices'
import { ui, uji } from '@eproc/i18n/id/ui'
import { BidangBanyak } from '@eproc/ui/fields/FormMultiSelect.tsx'
import { BidangBerkas } from '@eproc/ui/fields/FormFile.tsx'
import { BidangCentang } from '@eproc/ui/fields/FormCheckbox.tsx'
import { BidangRupiah } from '@eproc/ui/fields/FormNumber.tsx'
import { BidangMasker } from '@eproc/ui/fields/FormMasked.tsx'
import { BidangPassword } from '@eproc/ui/fields/FormPassword.tsx'
import { BidangPilihan } from '@eproc/ui/fields/FormSelect.tsx'
import { BidangRadio } from '@eproc/ui/fields/FormRadio.tsx'
import { BidangTanggal } from '@eproc/ui/fields/FormDate.tsx'
import { BidangTeks } from '@eproc/ui/fields/FormText.tsx'
import { Formulir } from '@eproc/ui/fields/Formulir.tsx'
import { kabarkan } from '@eproc/ui/api/notice.ts'

const Kisi = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  alignItems: 'start',
})

const AWAL = {
  jenis: 'V',
  nama: '',
  email: '',
  npwp: '',
  kodepos: '',
  nilai: null as number | null,
  tanggal: '',
  bentuk: '',
  kbli: [] as number[],
  dokumen: null as File | null,
  catatan: '',
  password: '',
  setuju: false,
}

const ambilKbli = () =>
  Promise.resolve(Array.from({ length: 400 }, (_, i) => ({ id: i + 1, teks: uji.butirKbli(i) })))

/** Every kind of field once, with its errors and hints. */
export function UjiFormulir() {
  const form = useForm({ defaultValues: AWAL })
  return (
    <Formulir form={form} jaga={false} onKirim={() => kabarkan(uji.contohSnackbar)}>
      <BidangRadio name="jenis" label={uji.jenis} pilihan={JENIS_REKANAN} wajib />
      <Kisi>
        <BidangTeks name="nama" label={uji.nama} wajib maks={100} />
        <BidangTeks name="email" label={uji.email} type="email" petunjuk={uji.petunjukEmail} />
        <BidangMasker name="npwp" label={uji.npwp} masker="npwp" wajib />
        <BidangMasker name="kodepos" label={uji.kodepos} masker="kodepos" />
        <BidangRupiah name="nilai" label={uji.nilai} wajib />
        <BidangTanggal name="tanggal" label={uji.tanggal} wajib />
        <BidangPilihan name="bentuk" label={uji.bentuk} pilihan={BENTUK_USAHA} wajib />
        <BidangPassword name="password" label={uji.password} autoComplete="new-password" />
        <BidangBanyak name="kbli" label={uji.kbli} kunci={['uji-kbli']} ambil={ambilKbli} wajib />
        <BidangBerkas name="dokumen" label={uji.dokumen} jenis={['jpg', 'png', 'pdf']} wajib />
      </Kisi>
      <BidangTeks name="catatan" label={uji.catatan} baris={3} />
      <BidangCentang name="setuju" label={uji.setuju} wajib />
      <div>
        <Button type="submit" variant="contained">
          {ui.tombol.simpan}
        </Button>
      </div>
    </Formulir>
  )
}
