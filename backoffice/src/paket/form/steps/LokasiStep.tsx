import Button from '@mui/material/Button'
import { useSimpleFormIteratorItem, useWrappedSource } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { JENIS_BERKAS_UMUM } from '@eproc/domain/common/choices'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import { FormMultiSelect, type FormMultiSelectProps } from '@eproc/ui/fields/FormMultiSelect.tsx'
import { UnreadList } from '@eproc/ui/fields/UnreadList.tsx'
import { asInput } from '../../../shared/form/as_input.tsx'
import { DocumentInput, NativeChoice, RupiahInput } from '../../../shared/form/inputs.tsx'
import { LimitedText } from '../../../shared/form/LimitedText.tsx'
import { RowsInput } from '../../../shared/rows/RowsInput.tsx'
import type { LokasiRow } from '../values.ts'
import { FieldGrid, ListError } from '../parts.tsx'
import { useKbliQuery, useLokasi } from '../references.ts'

const text = paketLayar.editor.lokasi
const { listLokasiKerja: names, kbli: kbliName } = paketLayar.editor.bidang
const LONG = { multiline: true, minRows: 2, maxRows: 16, max: 2000 }
const EMPTY: LokasiRow = {
  lokasiProyekId: null,
  detail: null,
  nilaiPekerjaan: null,
  uraianPekerjaan: null,
  spesifikasiPekerjaan: null,
  lampiran: null,
  berkas: null,
}

/** Many of a long list, found by typing; the value is their ids. */
const SearchedChoices = asInput<FormMultiSelectProps>(FormMultiSelect)

/** Places of the work, and KBLI. */
export function LokasiStep({ paket }: { paket?: RincianPaket | undefined }) {
  const kbli = useKbliQuery(paket)
  const lokasi = useLokasi()
  const places = (lokasi.data ?? []).map((l) => ({
    kode: String(l.id),
    teks: `${l.kode} · ${l.nama}`,
  }))
  return (
    <>
      <RowsInput source="listLokasiKerja" start={EMPTY} words={text}>
        <FieldGrid>
          <div>
            <NativeChoice
              source="lokasiProyekId"
              label={names.lokasiProyekId}
              required
              choices={places}
            />
            <UnreadList of={lokasi} />
          </div>
          <LimitedText source="detail" label={names.detail} max={500} />
          <RupiahInput source="nilaiPekerjaan" label={names.nilaiPekerjaan} />
          <LimitedText source="uraianPekerjaan" label={names.uraianPekerjaan} {...LONG} />
          <LimitedText source="spesifikasiPekerjaan" label={names.spesifikasiPekerjaan} {...LONG} />
          <Attachment files={paket?.namaBerkas ?? {}} />
        </FieldGrid>
      </RowsInput>
      <ListError name="listLokasiKerja" />
      <SearchedChoices source="kbli" label={kbliName} hint={text.kbliPetunjuk} {...kbli} />
    </>
  )
}

/** The attachment of a place: a drawing or a survey; the stored one may be taken away. */
function Attachment({ files }: { files: Record<string, string> }) {
  const { index } = useSimpleFormIteratorItem()
  const { setValue } = useFormContext()
  const source = useWrappedSource('lampiran')
  const path = useWatch({ name: source }) as LokasiRow['lampiran']
  return (
    <div>
      <DocumentInput
        source="berkas"
        label={names.berkas(index + 1)}
        kind={JENIS_BERKAS_UMUM}
        limitKey="MAKS_UKURAN_TENDER"
        stored={path ?? null}
        storedName={path ? (files[path] ?? null) : null}
      />
      {path && (
        <Button size="small" onClick={() => setValue(source, null, { shouldDirty: true })}>
          {text.lepas(index + 1)}
        </Button>
      )}
    </div>
  )
}
