import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useForm } from 'react-hook-form'
import { BENTUK_USAHA, JENIS_REKANAN } from '@eproc/domain/common/choices'
import { ui, uji } from '@eproc/i18n/id/ui'
import { FormMultiSelect } from '@eproc/ui/fields/FormMultiSelect.tsx'
import { FormFile } from '@eproc/ui/fields/FormFile.tsx'
import { FormCheckbox } from '@eproc/ui/fields/FormCheckbox.tsx'
import { FormRupiah } from '@eproc/ui/fields/FormNumber.tsx'
import { FormMasked } from '@eproc/ui/fields/FormMasked.tsx'
import { FormPassword } from '@eproc/ui/fields/FormPassword.tsx'
import { FormSelect } from '@eproc/ui/fields/FormSelect.tsx'
import { FormRadio } from '@eproc/ui/fields/FormRadio.tsx'
import { FormDate } from '@eproc/ui/fields/FormDate.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { Formulir } from '@eproc/ui/fields/Form.tsx'
import { notify } from '@eproc/ui/api/notice.ts'

const FieldGrid = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  alignItems: 'start',
})

const INITIAL = {
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

const fetchKbli = () =>
  Promise.resolve(Array.from({ length: 400 }, (_, i) => ({ id: i + 1, teks: uji.butirKbli(i) })))

/** Every kind of field once, with its errors and hints. */
export function ShowcaseForm() {
  const form = useForm({ defaultValues: INITIAL })
  return (
    <Formulir form={form} jaga={false} onKirim={() => notify(uji.contohSnackbar)}>
      <FormRadio name="jenis" label={uji.jenis} pilihan={JENIS_REKANAN} wajib />
      <FieldGrid>
        <FormText name="nama" label={uji.nama} wajib maks={100} />
        <FormText name="email" label={uji.email} type="email" petunjuk={uji.petunjukEmail} />
        <FormMasked name="npwp" label={uji.npwp} masker="npwp" wajib />
        <FormMasked name="kodepos" label={uji.kodepos} masker="kodepos" />
        <FormRupiah name="nilai" label={uji.nilai} wajib />
        <FormDate name="tanggal" label={uji.tanggal} wajib />
        <FormSelect name="bentuk" label={uji.bentuk} pilihan={BENTUK_USAHA} wajib />
        <FormPassword name="password" label={uji.password} autoComplete="new-password" />
        <FormMultiSelect
          name="kbli"
          label={uji.kbli}
          kunci={['uji-kbli']}
          ambil={fetchKbli}
          wajib
        />
        <FormFile name="dokumen" label={uji.dokumen} jenis={['jpg', 'png', 'pdf']} wajib />
      </FieldGrid>
      <FormText name="catatan" label={uji.catatan} baris={3} />
      <FormCheckbox name="setuju" label={uji.setuju} wajib />
      <div>
        <Button type="submit" variant="contained">
          {ui.tombol.simpan}
        </Button>
      </div>
    </Formulir>
  )
}
