import Delete from '@mui/icons-material/DeleteOutlined'
import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useFieldArray } from 'react-hook-form'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { FormRupiah } from '@eproc/ui/fields/FormNumber.tsx'
import { FormMultiSelect } from '@eproc/ui/fields/FormMultiSelect.tsx'
import { FormSelect } from '@eproc/ui/fields/FormSelect.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'
import type { FormInput } from './values.ts'
import { FieldGrid, FormRow, ListError } from './parts.tsx'
import { useKbliQuery, useLokasi } from './references.ts'

const text = paketLayar.editor.lokasi

/** Places of the work, and KBLI. */
export function LokasiStep() {
  const kbli = useKbliQuery()
  const { fields, append, remove } = useFieldArray<FormInput, 'listLokasiKerja'>({
    name: 'listLokasiKerja',
  })
  const pilihan = useLokasi().map((l) => ({ kode: String(l.id), teks: `${l.kode} · ${l.nama}` }))
  return (
    <>
      {fields.length === 0 && <EmptyState title={text.kosong} illustration="kosong" />}
      {fields.map((f, i) => {
        const nama = <B extends string>(bidang: B) => `listLokasiKerja.${i}.${bidang}` as const
        return (
          <FormRow key={f.id} aria-label={`${text.judul} ${i + 1}`}>
            <FieldGrid>
              <FormSelect
                name={nama('lokasiProyekId')}
                label={text.lokasi}
                required
                choices={pilihan}
              />
              <FormText name={nama('detail')} label={text.detail} max={500} />
              <FormRupiah name={nama('nilaiPekerjaan')} label={text.nilai} />
              <FormText name={nama('uraianPekerjaan')} label={text.uraian} rows={2} max={2000} />
              <FormText
                name={nama('spesifikasiPekerjaan')}
                label={text.spesifikasi}
                rows={2}
                max={2000}
              />
            </FieldGrid>
            <IconButton data-remove aria-label={text.hapus(i + 1)} onClick={() => remove(i)}>
              <Delete />
            </IconButton>
          </FormRow>
        )
      })}
      <div>
        <Button
          variant="outlined"
          startIcon={<Add />}
          onClick={() =>
            append({
              lokasiProyekId: null,
              detail: '',
              nilaiPekerjaan: null,
              uraianPekerjaan: '',
              spesifikasiPekerjaan: '',
            })
          }
        >
          {text.tambah}
        </Button>
      </div>
      <ListError name="listLokasiKerja" />
      <FormMultiSelect name="kbli" label={text.kbli} hint={text.kbliPetunjuk} {...kbli} />
    </>
  )
}
