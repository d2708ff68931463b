import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { FormRupiah } from '@eproc/ui/fields/FormNumber.tsx'
import { JENIS_BERKAS_UMUM } from '@eproc/domain/common/choices'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import { FormFile } from '@eproc/ui/fields/FormFile.tsx'
import { FormMultiSelect } from '@eproc/ui/fields/FormMultiSelect.tsx'
import { FormSelect } from '@eproc/ui/fields/FormSelect.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'
import type { FormInput } from '../values.ts'
import { FieldGrid, FormRow, ListError, RemoveRow } from '../parts.tsx'
import { useKbliQuery, useLokasi } from '../references.ts'

const text = paketLayar.editor.lokasi

/** Places of the work, and KBLI. */
export function LokasiStep({ paket }: { paket?: RincianPaket | undefined }) {
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
              <Attachment at={i} names={paket?.namaBerkas ?? {}} />
            </FieldGrid>
            <RemoveRow label={text.hapus(i + 1)} onClick={() => remove(i)} />
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
              lampiran: null,
              berkas: null,
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

/** The attachment of a place: a drawing or a survey; the stored one may be taken away. */
function Attachment({ at, names }: { at: number; names: Record<string, string> }) {
  const { setValue } = useFormContext<FormInput>()
  const path = useWatch<FormInput, `listLokasiKerja.${number}.lampiran`>({
    name: `listLokasiKerja.${at}.lampiran`,
  })
  return (
    <div>
      <FormFile
        name={`listLokasiKerja.${at}.berkas`}
        label={text.lampiran(at + 1)}
        kind={JENIS_BERKAS_UMUM}
        limitKey="MAKS_UKURAN_TENDER"
        stored={path ?? null}
        storedName={path ? (names[path] ?? null) : null}
      />
      {path && (
        <Button
          size="small"
          onClick={() => setValue(`listLokasiKerja.${at}.lampiran`, null, { shouldDirty: true })}
        >
          {text.lepas(at + 1)}
        </Button>
      )}
    </div>
  )
}
