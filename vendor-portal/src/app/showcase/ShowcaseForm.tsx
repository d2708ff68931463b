import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { BENTUK_USAHA, JENIS_REKANAN } from '@eproc/domain/common/choices'
import { ui, uji } from '@eproc/i18n/id/ui'
import { MomentField } from '@eproc/ui/dates/MomentField.tsx'
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
import { Form } from '@eproc/ui/fields/Form.tsx'
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
  Promise.resolve(Array.from({ length: 400 }, (_, i) => ({ id: i + 1, text: uji.butirKbli(i) })))

function Moment() {
  const [value, setValue] = useState<string | null>(null)
  return (
    <div>
      <div style={{ fontWeight: 600, marginBottom: 6 }}>{uji.saat}</div>
      <MomentField
        value={value}
        onChange={setValue}
        dayLabel={uji.saatHari}
        timeLabel={uji.saatJam}
        firstTime="08:00"
      />
    </div>
  )
}

/** Every kind of field once, with its errors and hints. */
export function ShowcaseForm() {
  const form = useForm({ defaultValues: INITIAL })
  return (
    <Form form={form} guard={false} onSubmit={() => notify(uji.contohSnackbar)}>
      <FormRadio name="jenis" label={uji.jenis} choices={JENIS_REKANAN} required />
      <FieldGrid>
        <FormText name="nama" label={uji.nama} required max={100} />
        <FormText name="email" label={uji.email} type="email" hint={uji.petunjukEmail} />
        <FormMasked name="npwp" label={uji.npwp} mask="npwp" required />
        <FormMasked name="kodepos" label={uji.kodepos} mask="kodepos" />
        <FormRupiah name="nilai" label={uji.nilai} required />
        <FormDate name="tanggal" label={uji.tanggal} required />
        <Moment />
        <FormSelect name="bentuk" label={uji.bentuk} choices={BENTUK_USAHA} required />
        <FormPassword name="password" label={uji.password} autoComplete="new-password" />
        <FormMultiSelect
          name="kbli"
          label={uji.kbli}
          queryKey={['uji-kbli']}
          get={fetchKbli}
          required
        />
        <FormFile name="dokumen" label={uji.dokumen} kind={['jpg', 'png', 'pdf']} required />
      </FieldGrid>
      <FormText name="catatan" label={uji.catatan} rows={3} />
      <FormCheckbox name="setuju" label={uji.setuju} required />
      <div>
        <Button type="submit" variant="contained">
          {ui.tombol.simpan}
        </Button>
      </div>
    </Form>
  )
}
