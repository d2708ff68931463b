import { useWatch } from 'react-hook-form'
import { MAKS_IJIN_USAHA, perluIjin } from '@eproc/domain/dosir/aturan'
import { DOKUMEN } from '@eproc/domain/common/documents'
import type { AcuanKbli, AcuanSbu, IjinUsaha } from '@eproc/domain/dosir/answers'
import { JENIS_IJIN } from '@eproc/domain/common/choices'
import { dosirLayar } from '@eproc/i18n/id/dosir_portal'
import { api } from '@eproc/ui/api/api.ts'
import { FormMultiSelect } from '@eproc/ui/fields/FormMultiSelect.tsx'
import { FormFile } from '@eproc/ui/fields/FormFile.tsx'
import { FormMasked } from '@eproc/ui/fields/FormMasked.tsx'
import { FormSelect } from '@eproc/ui/fields/FormSelect.tsx'
import { FormDate } from '@eproc/ui/fields/FormDate.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { FieldGrid } from '../FieldGrid.tsx'

const t = dosirLayar.ijin

const keKbli = (k: AcuanKbli) => ({ id: k.id, text: `${k.kode} ${k.nama}` })
const keSbu = (s: AcuanSbu) => ({ id: s.id, text: `${s.kode} ${s.subklasifikasi}` })
// The newest edition; a licence may name another one's.
const fetchKbli = async () => (await api.get<AcuanKbli[]>('/kbli')).map(keKbli)
const fetchSbu = async () => (await api.get<AcuanSbu[]>('/sbu')).map(keSbu)

/** Fields of one ijin; its kind tells which are required. */
export function IjinUsahaForm({ row, minimal }: { row: IjinUsaha | null; minimal: number }) {
  const jenis = useWatch({ name: 'jenis' }) as string
  const required = perluIjin(jenis)
  return (
    <FieldGrid>
      <FormSelect name="jenis" label={t.jenis} choices={JENIS_IJIN} required />
      {jenis === 'NIB' ? (
        <FormMasked name="nomor" label={t.nomorNib} mask="nib" required />
      ) : (
        <FormText name="nomor" label={t.nomor} max={MAKS_IJIN_USAHA.nomor} required />
      )}
      <FormText name="instansi" label={t.instansi} max={MAKS_IJIN_USAHA.instansi} required />
      <FormDate
        name="berlaku"
        label={t.berlaku}
        required={required.berlaku}
        hint={required.berlaku ? t.berlakuHint(minimal) : t.berlakuBoleh}
      />
      {required.kualifikasi && (
        <FormText
          name="kualifikasi"
          label={t.kualifikasi}
          max={MAKS_IJIN_USAHA.kualifikasi}
          required
        />
      )}
      {required.kbli && (
        <div data-lebar>
          <FormMultiSelect
            name="kbli"
            label={t.kbli}
            queryKey={['kbli']}
            get={fetchKbli}
            stored={row?.kbliRinci.map(keKbli)}
            required
          />
        </div>
      )}
      {required.sbu && (
        <div data-lebar>
          <FormMultiSelect
            name="sbu"
            label={t.sbu}
            queryKey={['sbu']}
            get={fetchSbu}
            stored={row?.sbuRinci.map(keSbu)}
            required
          />
        </div>
      )}
      <div data-lebar>
        <FormText
          name="keterangan"
          label={t.keterangan}
          max={MAKS_IJIN_USAHA.keterangan}
          rows={2}
        />
      </div>
      <div data-lebar>
        <FormFile
          name="dokumen"
          label={t.dokumen}
          kind={DOKUMEN.ijin.dokumen.jenis}
          stored={row?.dokumen ?? null}
          storedName={row?.berkas.dokumen?.nama ?? null}
          required
        />
      </div>
    </FieldGrid>
  )
}
