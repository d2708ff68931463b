import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { useFieldArray, useWatch } from 'react-hook-form'
import { rupiah } from '@eproc/domain/common/format'
import type { KegiatanSiap } from '@eproc/domain/paket/answers'
import { danaKegiatan } from '@eproc/domain/paket/isian_paket'
import { FUND_SOURCES } from '@eproc/domain/common/choices'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { FormRupiah } from '@eproc/ui/fields/FormNumber.tsx'
import { FormSelect } from '@eproc/ui/fields/FormSelect.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'
import type { FormInput } from '../values.ts'
import { FieldGrid, FormRow, ListError, RemoveRow, Totals } from '../parts.tsx'

const text = paketLayar.editor.dana

/** Sources of money from approved kegiatan; what is left of their pagu follows the typing. */
export function DanaStep({ kegiatan }: { kegiatan: readonly KegiatanSiap[] }) {
  const { fields, append, remove } = useFieldArray<FormInput, 'listPendanaan'>({
    name: 'listPendanaan',
  })
  const rows = useWatch<FormInput, 'listPendanaan'>({ name: 'listPendanaan' }) ?? []
  const pilihan = kegiatan.map((k) => ({ kode: String(k.id), teks: `${k.kode} · ${k.nama}` }))
  const untuk = (id: unknown) => kegiatan.find((k) => k.id === Number(id))
  return (
    <>
      {fields.length === 0 && <EmptyState title={text.kosong} illustration="kosong" />}
      {fields.map((f, i) => {
        const k = untuk(rows[i]?.kegiatanId)
        const sisa = k ? k.sisaPagu - danaKegiatan(rows, k.id) : 0
        return (
          <FormRow key={f.id} aria-label={`${text.judul} ${i + 1}`}>
            <div>
              <FormSelect
                name={`listPendanaan.${i}.kegiatanId`}
                label={text.kegiatan}
                required
                choices={pilihan}
              />
              {k && (
                <FormHelperText component="div">
                  {k.namaDivisi} · {text.ppk(k.ppk)} ·{' '}
                  {text.sisaKegiatan(rupiah(k.sisaPagu), rupiah(k.pagu))}
                </FormHelperText>
              )}
            </div>
            <FieldGrid>
              <FormSelect
                name={`listPendanaan.${i}.sumberDana`}
                label={text.sumber}
                required
                choices={FUND_SOURCES}
              />
              <FormText name={`listPendanaan.${i}.asalDana`} label={text.asal} max={200} />
              <FormText name={`listPendanaan.${i}.mak`} label={text.mak} max={100} />
              <div>
                <FormRupiah name={`listPendanaan.${i}.pagu`} label={text.pagu} required />
                {k && (
                  <FormHelperText error={sisa < 0} aria-live="polite">
                    {text.sisaSesudah(rupiah(sisa))}
                  </FormHelperText>
                )}
              </div>
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
            append({ kegiatanId: null, sumberDana: 'pmd', asalDana: '', mak: '', pagu: null })
          }
        >
          {text.tambah}
        </Button>
      </div>
      <ListError name="listPendanaan" />
      <Totals />
    </>
  )
}
